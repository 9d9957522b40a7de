//# allFunctionsCalledOnLoad

import{Mt as e,Pt as t}from"./core-BjoIpTO2.js";function n(n){let r=t(void 0);return e(()=>{let e=new AbortController;return r.current=e,()=>e.abort()},[n]),()=>r.current?.signal}export{n as t};