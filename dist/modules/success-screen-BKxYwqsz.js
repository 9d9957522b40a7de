
export{t as OrderSuccess}from"./order-success-t0wUPEtM.js";