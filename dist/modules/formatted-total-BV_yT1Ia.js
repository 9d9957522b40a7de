//# allFunctionsCalledOnLoad

import{K as e,U as t,W as n}from"./products-IDDSMtUc.js";import{cn as r}from"./core-BJx3oGsH.js";import{M as i,N as a}from"./order-success-shared-CEhiRgEU.js";function o(o,s=r){return[...i(o).values()].map(r=>{let[i]=r.flatMap(({variant:e})=>e.currency_info??[]).sort((e,t)=>n(t)-n(e));return t(e(a(r),i),i,s)}).filter(Boolean).join(` + `)}export{o as t};