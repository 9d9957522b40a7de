
import"./browse-listing-Bg_3P5kU.js";export{t as BrowseListing,n as StoreGrid,i as preloadStoreGrid}from"./store-grid-Bgmti1_Q.js";