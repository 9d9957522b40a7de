
export{t as OrderSuccess}from"./order-success-Cs5d9Rh7.js";