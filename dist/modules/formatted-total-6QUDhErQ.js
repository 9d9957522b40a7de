//# allFunctionsCalledOnLoad

import{G as e,W as t,q as n}from"./products-DXG441MW.js";import{Tn as r}from"./core-Du2a32yT.js";import{M as i,N as a}from"./order-success-shared-Bv8Np9Qx.js";function o(o,s=r){return[...i(o).values()].map(r=>{let[i]=r.flatMap(({variant:e})=>e.currency_info??[]).sort((t,n)=>e(n)-e(t));return t(n(a(r),i),i,s)}).filter(Boolean).join(` + `)}export{o as t};