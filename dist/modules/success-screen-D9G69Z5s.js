
export{t as OrderSuccess}from"./order-success-RDRXDN8I.js";