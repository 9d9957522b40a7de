
import"./browse-listing-CulDtxuR.js";export{t as BrowseListing,n as StoreGrid,i as preloadStoreGrid}from"./store-grid-Di9sJGNF.js";