
export{t as OrderSuccess}from"./order-success-BIMjO9jC.js";