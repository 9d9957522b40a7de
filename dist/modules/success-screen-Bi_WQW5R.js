
export{t as OrderSuccess}from"./order-success-C6-W8_9t.js";