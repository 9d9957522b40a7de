
export{t as OrderSuccess}from"./order-success-CmtSoov_.js";