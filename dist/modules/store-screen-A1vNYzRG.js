
import"./browse-listing-BlIhc3po.js";export{t as BrowseListing,n as StoreGrid,i as preloadStoreGrid}from"./store-grid-DHJB5Tz5.js";