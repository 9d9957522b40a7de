
export{t as OrderSuccess}from"./order-success-BWzuH9Ez.js";