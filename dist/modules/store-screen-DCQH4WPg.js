
import"./browse-listing-DnV9DUE6.js";export{t as BrowseListing,n as StoreGrid,i as preloadStoreGrid}from"./store-grid-hp-cgqPf.js";