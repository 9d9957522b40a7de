//# allFunctionsCalledOnLoad

import{gt as e,mt as t}from"./core-BJx3oGsH.js";function n(n){let r=e(void 0);return t(()=>{let e=new AbortController;return r.current=e,()=>e.abort()},[n]),()=>r.current?.signal}export{n as t};