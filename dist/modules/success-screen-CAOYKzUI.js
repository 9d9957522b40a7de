
export{t as OrderSuccess}from"./order-success-4ZGFoZ8n.js";