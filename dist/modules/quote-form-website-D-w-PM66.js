//# allFunctionsCalledOnLoad

var e=[`json`,`form`,`urlencoded`];export{e as t};