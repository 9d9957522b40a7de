
import{F as e,o as t}from"./products-IDDSMtUc.js";import{Ut as n,et as r}from"./core-BJx3oGsH.js";import{m as i}from"./order-success-shared-CEhiRgEU.js";import{t as a}from"./formatted-total-BV_yT1Ia.js";import{T as o}from"./cart-BNd29P8S.js";var s=1900;function c(e,t,n){let a=r(i,n.locale),o=e.includes(`?`)?`&`:`?subject=${encodeURIComponent(a(`order_subject`))}&`,c=e.includes(`{order}`)?e:`${e}${o}body={order}`,u=e=>c.replaceAll(`{order}`,()=>encodeURIComponent(e.replaceAll(`
`,`\r
`))),d=l(t,n),f=u(d);return{url:f.length<=s?f:u(a(`order_to_paste`)),text:d}}function l(s,{locale:c,productUrl:l}){let u=r(i,c),d=l||o.getState().productUrl||`/product/{id}`,f=(e,t)=>u(`field_value`,{field:e,value:t}),p=r=>{let{product:i,variant:o,quantity:s,custom_field_values:l=[]}=r;return[`${s} \u00D7 ${i.title}`,o.title!==i.title&&o.title,o.sku,...l.map(({title:e,value:t})=>f(e,t)),`${e(o,c)?.current??``} \u00D7 ${s} = ${a([r],c)}`,n(t(d,i.id))?.href].filter(Boolean).join(`
`)},m=f(u(`total`),a(s,c));return[...s.map(p),m,u(`order_contact`)].join(`

`).replace(/[\u2068\u2069]/g,``)}export{c as createOrderMail};