
export{t as OrderSuccess}from"./order-success-F0D4oodU.js";