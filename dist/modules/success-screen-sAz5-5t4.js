
export{t as OrderSuccess}from"./order-success-Bz5hEE_V.js";