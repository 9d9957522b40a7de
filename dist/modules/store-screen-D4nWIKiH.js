
import"./browse-listing-DC6_5exA.js";export{t as BrowseListing,n as StoreGrid,i as preloadStoreGrid}from"./store-grid-DTCavW_w.js";