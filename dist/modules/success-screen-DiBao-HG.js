
export{t as OrderSuccess}from"./order-success-DA9dNWCe.js";