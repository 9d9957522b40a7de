//# allFunctionsCalledOnLoad

import{G as e,W as t,q as n}from"./products-Cqzgrk_A.js";import{Dn as r}from"./core-MhAPFx8W.js";import{M as i,N as a}from"./order-success-shared-C89imrez.js";function o(o,s=r){return[...i(o).values()].map(r=>{let[i]=r.flatMap(({variant:e})=>e.currency_info??[]).sort((t,n)=>e(n)-e(t));return t(n(a(r),i),i,s)}).filter(Boolean).join(` + `)}export{o as t};