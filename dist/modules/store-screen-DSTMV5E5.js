
import"./browse-listing-RnUGWuZE.js";export{t as BrowseListing,n as StoreGrid,i as preloadStoreGrid}from"./store-grid-C1C-aWZf.js";