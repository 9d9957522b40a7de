
import"./browse-listing-BgSopzqn.js";export{t as BrowseListing,n as StoreGrid,i as preloadStoreGrid}from"./store-grid-CXpkD9nR.js";