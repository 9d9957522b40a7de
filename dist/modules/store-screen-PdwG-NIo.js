
import"./browse-listing-xnGjOE-F.js";export{t as BrowseListing,n as StoreGrid,i as preloadStoreGrid}from"./store-grid-D80bwCt8.js";