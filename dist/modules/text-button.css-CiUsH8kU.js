//# allFunctionsCalledOnLoad

var e=`.text-button{min-block-size:44px;padding:0 calc(var(--space) * 2);font-size:var(--size-small);text-underline-offset:.2em;text-decoration:underline}.text-button[aria-disabled=true]{color:var(--muted)}@media (hover:hover){.text-button:hover{background:var(--wash)}}`;export{e as t};