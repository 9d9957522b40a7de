// Payloads written for this project that cover the attack classes in html5sec and DOMPurify's fixtures.

/** URLs that run code or use a scheme that a shop must not link to. */
export const maliciousUrls = [
  'javascript:ran(1)',
  'JaVaScRiPt:ran(1)',
  ' javascript:ran(1)',
  '\u0001javascript:ran(1)',
  'java\tscript:ran(1)',
  'java\nscript:ran(1)',
  'javascript\u0000:ran(1)',
  'javascript://%0aran(1)',
  'javascript:/*https://*/ran(1)',
  'javascript&colon;ran(1)',
  '&#x6A;avascript&#58;ran(1)',
  'java&Tab;script&NewLine;:ran(1)',
  'data:text/html,<script>top.ran(1)</script>',
  'data:text/html;base64,PHNjcmlwdD50b3AucmFuKDEpPC9zY3JpcHQ+',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="top.ran(1)"/>',
  'data:text/javascript,top.ran(1)',
  'vbscript:ran(1)',
  'livescript:ran(1)',
  'feed:javascript:ran(1)',
  'view-source:javascript:ran(1)',
  'jar:javascript:ran(1)!/',
  'blob:https://evil.invalid/1',
  'filesystem:https://evil.invalid/temporary/1',
  'file:///etc/passwd',
  'intent://evil.invalid#Intent;scheme=javascript;end',
]

/** Markup templates in which a URL replaces each `U`. */
const urlTemplates = [
  '<a href="U">x</a>',
  "<a href='U' target=_self>x</a>",
  '<a xlink:href="U">x</a>',
  '<svg><a xlink:href="U"><text y=20>x</text></a></svg>',
  '<svg><use href="U"></use></svg>',
  '<svg><a><animate attributeName=href values="U" /><text y=20>x</text></a></svg>',
  '<svg><script href="U"></script></svg>',
  '<math href="U">x</math>',
  '<math><mi xlink:href="U">x</mi></math>',
  '<iframe src="U"></iframe>',
  '<frameset><frame src="U"></frameset>',
  '<object data="U"></object>',
  '<embed src="U">',
  '<applet code="U"></applet>',
  '<form action="U"><button>x</button></form>',
  '<button formaction="U">x</button>',
  '<input type=image src="U">',
  '<input type=submit formaction="U">',
  '<isindex action="U" type=image>',
  '<base href="U">',
  '<link rel=stylesheet href="U">',
  '<link rel=prefetch href="U">',
  '<link rel=import href="U">',
  '<meta http-equiv=refresh content="0;url=U">',
  '<map name=m><area href="U" shape=default></map><img usemap=#m alt=x>',
  '<video poster="U"></video>',
  '<video src="U" autoplay></video>',
  '<audio src="U" autoplay></audio>',
  '<video><track src="U" default></video>',
  '<body background="U">',
  '<table background="U"><tr><td background="U">x</table>',
  '<p style="background:url(U)">x</p>',
  '<style>@import "U";</style>',
  '<script src="U"></script>',
  '<script type=module src="U"></script>',
  '<img src="U">',
  '<img srcset="U 1x">',
  '<img lowsrc="U" dynsrc="U">',
  '<picture><source srcset="U"><img alt=x></picture>',
  '<q cite="U">x</q>',
  '<portal src="U"></portal>',
  '<fencedframe src="U"></fencedframe>',
  '<a ping="U" href="#">x</a>',
  '<html manifest="U">',
]

const foreignUrl = 'https://evil.invalid/caught'

/** Matches templates that load an image. Descriptions are allowed to contain images. */
const loadsImages = /^<(img|picture)/

const handlers =
  'onerror onload onfocus onfocusin ontoggle onbeforetoggle onstart onbegin onmouseover onpointerenter onanimationstart onclick onscroll oncontentvisibilityautostatechange'.split(
    ' ',
  )
const openingTags =
  'img src=x|svg|body|video src=x|audio src=x|details open|marquee|input autofocus|select autofocus|textarea autofocus|iframe|object data=x|math|form|button autofocus|p tabindex=0 autofocus|a href=# autofocus|table|style|x-y|frameset|dialog open|div popover|meter|h1 contenteditable autofocus'.split(
    '|',
  )
const separators = [' ', '/', '\n', '\t', '\f', '"', "' "]
const handlerSyntaxes = [
  (handler: string) => `${handler}=ran(1)`,
  (handler: string) => `${handler}="ran(1)"`,
  (handler: string) => `${handler.toUpperCase()}='ran(1)'`,
  (handler: string) => `${handler} = ran(1) x=`,
  (handler: string) => `${handler}=&#114;an(1)`,
]

/** Returns an attack for each pair of element and event handler, cycling through the separators and syntaxes. */
function handlerAttacks(): string[] {
  return openingTags.flatMap((host, h) =>
    handlers.map((handler, index) => {
      const separator = separators[(h + index) % separators.length]
      return `<${host}${separator}${handlerSyntaxes[(h * 3 + index) % handlerSyntaxes.length]?.(handler)}>x`
    }),
  )
}

function urlAttacks(): string[] {
  return urlTemplates.flatMap((holder) =>
    [...maliciousUrls, ...(loadsImages.test(holder) ? [] : [foreignUrl])].map((address) =>
      holder.replaceAll('U', () => address.replaceAll('"', '&quot;')),
    ),
  )
}

const nested = (tag: string, times: number) => `<${tag}>`.repeat(times)

/** Markup that browsers and sanitizers are known to have parsed differently. */
export const parserAttacks = [
  '<script>ran(1)</script>',
  '<SCRIPT/x>ran(1)</SCRIPT>',
  '<scr<script>ipt>ran(1)</scr</script>ipt>',
  '<<script>ran(1);//<</script>',
  '<script\u0000>ran(1)</script>',
  '<svg><script>ran(1)</script></svg>',
  '<svg><script>&#114;an(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=ran(1)&gt;">',
  '<math><mtext><table><mglyph><style><math><img src=x onerror=ran(1)></style></mglyph></table></mtext></math>',
  '<svg></p><style><a id="</style><img src=x onerror=ran(1)>">',
  '<svg><style><img src=x onerror=ran(1)></style></svg>',
  '<svg><foreignObject><iframe onload=ran(1)></iframe></foreignObject></svg>',
  '<svg><annotation-xml><foreignObject><style><!--</style><p id="--><img src=x onerror=ran(1)>">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=ran(1)></style></annotation-xml></math>',
  '<svg><desc><noscript>&lt;/noscript>&lt;/desc>&lt;s>&lt;/s>&lt;style>&lt;a title="&lt;/style>&lt;img src=x onerror=ran(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=ran(1)>">',
  '<noembed><img title="</noembed><img src=x onerror=ran(1)>"></noembed>',
  '<noframes><p title="</noframes><img src=x onerror=ran(1)>"></noframes>',
  '<xmp><p title="</xmp><img src=x onerror=ran(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=ran(1)>">',
  '<title><p title="</title><img src=x onerror=ran(1)>">',
  '<select><template><style><!--</style><a rel="--></style></template></select><img id=x src=x onerror=ran(1)>">',
  '<template><img src=x onerror=ran(1)></template>',
  '<p><template shadowrootmode=open><img src=x onerror=ran(1)></template></p>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=ran(1)>',
  '<!--><img src=x onerror=ran(1)>-->',
  '<!--!><img src=x onerror=ran(1)>--!>',
  '<![CDATA[><img src=x onerror=ran(1)>]]>',
  '<?xml-stylesheet ><img src=x onerror=ran(1)> ?>',
  '<%<img src=x onerror=ran(1)>%>',
  '<img src="x` `<script>ran(1)</script>"` `>',
  '<img src=`x` onerror=`ran(1)`>',
  '<a title="`><img src=x onerror=ran(1)>`">x</a>',
  '<p title="</p><img src=x onerror=ran(1)>">x</p>',
  '&lt;img src=x onerror=ran(1)&gt;',
  '&amp;lt;img src=x onerror=ran(1)&amp;gt;',
  '+ADw-script+AD4-ran(1)+ADw-/script+AD4-',
  '\u2028<img src=x onerror=ran(1)>\u2029',
  '<iframe srcdoc="<script>parent.ran(1)</script>"></iframe>',
  '<iframe srcdoc="&lt;img src=x onerror=parent.ran(1)&gt;"></iframe>',
  '<iframe name=parent></iframe>',
  '<object type=text/html data="data:text/html,<script>top.ran(1)</script>"></object>',
  '<form id=f><input name=attributes><input name=parentNode><img src=x onerror=ran(1)></form>',
  '<img name=body><img name=head><form name=cookie></form>',
  '<a id=ElectricianElements><a id=ElectricianElements name=cart href="https://evil.invalid/">x</a></a>',
  '<a id=defaultView><form id=document><input name=location></form></a>',
  '<store-grid store-host="https://evil.invalid" store-id=x></store-grid>',
  '<cart-drawer open></cart-drawer><toast-area></toast-area>',
  '<slot name=owner-bio></slot>',
  '<p is=x-y>x</p>',
  '<p style="position:fixed;inset:0;z-index:9999">over everything</p>',
  '<style>:host, * { display: none !important; background: url(https://evil.invalid/caught) }</style>',
  '<link rel=stylesheet href="https://evil.invalid/caught">',
  '<p style="background:url(https://evil.invalid/caught);-moz-binding:url(//evil.invalid/x);behavior:url(x)">x</p>',
  '<p class=drawer id=cart-title part=panel slot=x>x</p>',
  '<meta http-equiv=refresh content="0;url=https://evil.invalid/caught">',
  '<meta http-equiv=Content-Security-Policy content="default-src *">',
  '<base href="https://evil.invalid/"><a href="x">x</a>',
  '<dialog open>x</dialog><div popover=auto>x</div><button popovertarget=x>x</button>',
  '<input type=password name=password autofocus>',
  '{{constructor.constructor("ran(1)")()}}<p v-html="ran(1)" ng-app ng-init="ran(1)" x-init="ran(1)">x</p>',
  '$' + '{ran(1)}#{ran(1)}<%= ran(1) %>',
  '<details open ontoggle=ran(1)><summary>x</summary></details>',
  '<video><source onerror=ran(1)></video>',
  `${nested('div', 600)}<img src=x onerror=ran(1)>`,
  `${nested('svg', 200)}<style><img src=x onerror=ran(1)></style>`,
  `${nested('table><tr><td', 150)}<img src=x onerror=ran(1)>`,
]

/** Attacks for fields that are rendered as HTML. */
export const markupAttacks = [...handlerAttacks(), ...urlAttacks(), ...parserAttacks]

/** Attacks for fields that are rendered as plain text. */
export const textAttacks = [
  '"><img src=x onerror=ran(1)><script>ran(1)</script>',
  "'-ran(1)-'",
  '</script><script>ran(1)</script>',
  '</title></textarea></style><img src=x onerror=ran(1)>',
  '{{constructor.constructor("ran(1)")()}}',
  "$& $1 $$ $` $'",
  'javascript:ran(1)',
  '__proto__',
  'constructor',
  '\u202egnp.exe',
  '<!--',
]
