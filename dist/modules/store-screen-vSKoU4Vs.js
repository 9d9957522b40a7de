
import"./browse-listing-DZgo0mv3.js";export{t as BrowseListing,n as StoreGrid,i as preloadStoreGrid}from"./store-grid-rRS7iq3A.js";