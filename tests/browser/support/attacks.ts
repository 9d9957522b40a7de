// Attacks for the elements' own code. DOMPurify and browsers test their sanitizers with many more.

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
  'javascript&colon;ran(1)',
  'data:text/html,<script>top.ran(1)</script>',
  'vbscript:ran(1)',
  'view-source:javascript:ran(1)',
  'blob:https://evil.invalid/1',
  'file:///etc/passwd',
  'intent://evil.invalid#Intent;scheme=javascript;end',
]

/** Attacks for fields that are rendered as HTML. */
export const markupAttacks = [
  ...maliciousUrls
    .map((url) => url.replaceAll('"', '&quot;'))
    .map(
      (url) =>
        `<a target=_self rel=opener ping="${url}" onclick=ran(1) xlink:href="${url}" href="${url}">x</a>`,
    ),
  '<script>ran(1)</script>',
  '<img src=x onerror=ran(1)>',
  '<svg><script>ran(1)</script><a xlink:href="javascript:ran(1)"><text y=20>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=ran(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=ran(1)>">',
  '<template><img src=x onerror=ran(1)></template>',
  '<p><template shadowrootmode=open><img src=x onerror=ran(1)></template></p>',
  '<!--><img src=x onerror=ran(1)>-->',
  '<p title="</p><img src=x onerror=ran(1)>">x</p>',
  '&lt;img src=x onerror=ran(1)&gt;',
  '<iframe srcdoc="<script>parent.ran(1)</script>"></iframe>',
  '<object type=text/html data="data:text/html,<script>top.ran(1)</script>"></object>',
  '<embed src="https://evil.invalid/caught">',
  '<form action="https://evil.invalid/caught"><input name=attributes autofocus><button formaction="javascript:ran(1)">x</button></form>',
  '<img name=body><img name=head><form name=cookie></form>',
  '<a id=ElectricianElements><a id=ElectricianElements name=cart href="https://evil.invalid/">x</a></a>',
  '<store-grid store-host="https://evil.invalid" store-id=x></store-grid><slot name=owner-bio></slot>',
  '<p is=x-y>x</p>',
  '<p style="position:fixed;inset:0;z-index:9999;background:url(https://evil.invalid/caught)">over everything</p>',
  '<style>:host, * { display: none !important; background: url(https://evil.invalid/caught) }</style>',
  '<link rel=stylesheet href="https://evil.invalid/caught"><base href="https://evil.invalid/">',
  '<p class=drawer id=cart-title part=panel slot=x>x</p>',
  '<meta http-equiv=refresh content="0;url=https://evil.invalid/caught">',
  '<dialog open>x</dialog><div popover=auto>x</div><button popovertarget=x>x</button>',
  '<video poster="https://evil.invalid/caught"><source onerror=ran(1)></video>',
  '<map name=m><area href="javascript:ran(1)" shape=default></map><img usemap=#m alt=x>',
  '{{constructor.constructor("ran(1)")()}}<p v-html="ran(1)" ng-app ng-init="ran(1)" x-init="ran(1)">x</p>',
  `${'<div>'.repeat(600)}<img src=x onerror=ran(1)>`,
  `${'<table><tr><td>'.repeat(150)}<img src=x onerror=ran(1)>`,
]

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
