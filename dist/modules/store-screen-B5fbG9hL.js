
import"./browse-listing-C2NIbR_d.js";export{t as BrowseListing,n as StoreGrid,i as preloadStoreGrid}from"./store-grid-yKTQm-Zg.js";