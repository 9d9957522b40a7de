
export{t as OrderSuccess}from"./order-success-DpQL37Zn.js";