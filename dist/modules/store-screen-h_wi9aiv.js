
import"./browse-listing-CbU_-8wd.js";export{t as BrowseListing,n as StoreGrid,i as preloadStoreGrid}from"./store-grid-DxtCudxg.js";