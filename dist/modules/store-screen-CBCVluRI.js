
import"./browse-listing-B93B5NbS.js";export{t as BrowseListing,n as StoreGrid,i as preloadStoreGrid}from"./store-grid-BxhZ6Dqq.js";