/** A page that tries to run something or to report that it was opened. */
export interface HostileMarkup {
  readonly name: string
  readonly html: string
}

/**
 * Ways by which mails run scripts, load things or lead away, each of which would call `home`. A script that ran would
 * call it, too.
 */
export function hostileMarkup(home: string): HostileMarkup[] {
  const call = (name: string) => `${home}/${encodeURIComponent(name)}`
  const run = (name: string) => `new Image().src='${call(name)}'`
  return Object.entries(samples).map(([name, html]) => ({ name, html: html(call(name), run(name)) }))
}

const samples: Readonly<Record<string, (address: string, script: string) => string>> = {
  'a script': (_, script) => `<script>${script}</script>`,
  'a script from elsewhere': (address) => `<script src="${address}"></script>`,
  'a module': (address) => `<script type="module">import '${address}'</script>`,
  'a handler of an error': (_, script) => `<img src="x:" onerror="${script}">`,
  'a handler of a load': (_, script) => `<svg onload="${script}"></svg><body onload="${script}">`,
  'a handler of a focus': (_, script) => `<input autofocus onfocus="${script}">`,
  'a handler of an animation': (_, script) =>
    `<style>@keyframes a{}p{animation:a 1s}</style><p onanimationstart="${script}">x</p>`,
  'a handler of an unfolding': (_, script) =>
    `<details open ontoggle="${script}"><summary>x</summary></details>`,
  'a handler of a picture that is no picture': (_, script) => `<video><source onerror="${script}"></video>`,
  'a frame of a script': (_, script) => `<iframe src="javascript:${script}"></iframe>`,
  'a frame with its own page': (_, script) =>
    `<iframe srcdoc="&lt;script&gt;${script}&lt;/script&gt;"></iframe>`,
  'a frame of data': (_, script) => `<iframe src="data:text/html,<script>${script}</script>"></iframe>`,
  'a frame': (address) => `<iframe src="${address}"></iframe>`,
  'an object': (address) => `<object data="${address}"></object><embed src="${address}">`,
  'an object of data': (_, script) => `<object data="data:text/html,<script>${script}</script>"></object>`,
  'a style sheet': (address) => `<link rel="stylesheet" href="${address}">`,
  'a style sheet that is imported': (address) => `<style>@import url(${address});</style>`,
  'a background in a style element': (address) => `<style>body{background:url(${address})}</style>`,
  'a background in a style': (address) => `<div style="background:url('${address}')">x</div>`,
  'a background in an escaped style': (address) => `<div style="background:\\75\\72\\6c(${address})">x</div>`,
  'a background with comments': (address) =>
    `<div style="background:u/**/rl(${address});background:url(/**/${address})">x</div>`,
  'a set of pictures in a style': (address) =>
    `<div style="background-image:image-set('${address}' 1x)">x</div>`,
  'a sign of a list': (address) => `<ul style="list-style-image:url(${address})"><li>x</ul>`,
  'a pointer': (address) => `<style>*{cursor:url(${address}),auto}</style><p>x</p>`,
  'a content': (address) => `<style>p::after{content:url(${address})}</style><p>x</p>`,
  'a border': (address) => `<p style="border-image:url(${address}) 1;border-style:solid">x</p>`,
  'a mask': (address) => `<p style="mask:url(${address});-webkit-mask-image:url(${address})">x</p>`,
  'a filter': (address) => `<p style="filter:url(${address}#f)">x</p>`,
  'a variable': (address) => `<p style="--a:url(${address});background:var(--a)">x</p>`,
  'a font': (address) =>
    `<style>@font-face{font-family:a;src:url(${address})}p{font-family:a}</style><p>x</p>`,
  'a selector that reads': (address) =>
    `<style>a[href^="h"]{background:url(${address})}</style><a href="https://example.net">x</a>`,
  'an attribute of a table': (address) =>
    `<table background="${address}"><tr><td background="${address}">x</td></tr></table>`,
  'an attribute of a body': (address) => `<body background="${address}">x</body>`,
  'a poster': (address) =>
    `<video poster="${address}" src="${address}" autoplay></video><audio src="${address}" autoplay></audio>`,
  'a track': (address) => `<video autoplay><source src="${address}"><track default src="${address}"></video>`,
  'a set of pictures': (address) =>
    `<img srcset="${address} 1x, ${address} 2x"><picture><source srcset="${address}"><img></picture>`,
  'a picture of data with a script': (_, script) =>
    `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${script.replaceAll("'", '%22')}'/>">`,
  'a picture in a drawing': (address) =>
    `<svg><image href="${address}" xlink:href="${address}"/><use href="${address}#a"/></svg>`,
  'a picture in a formula': (address) => `<math><mtext><mglyph src="${address}"/></mtext></math>`,
  'an input that is a picture': (address) => `<input type="image" src="${address}">`,
  'an icon': (address) =>
    `<link rel="icon" href="${address}"><link rel="apple-touch-icon" href="${address}">`,
  'a manifest': (address) => `<link rel="manifest" href="${address}">`,
  'a hint to load': (address) =>
    ['preload', 'prefetch', 'prerender', 'modulepreload']
      .map((rel) => `<link rel="${rel}" as="image" href="${address}">`)
      .join(''),
  'a hint to connect': (address) =>
    `<link rel="preconnect" href="${address}"><link rel="dns-prefetch" href="${address}">`,
  'a refresh': (address) => `<meta http-equiv="refresh" content="0;url=${address}">`,
  'a policy that reports': (address) =>
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; report-uri ${address}"><script>1</script>`,
  'a base': (address) => `<base href="${address}/"><img src="relative.png"><a href="relative">x</a>`,
  'a form that is sent': (address, script) =>
    `<form id="f" action="${address}"><input name="q" value="x"></form><script>${script};f.submit()</script>`,
  'a button of a form': (address) => `<form><button formaction="${address}" autofocus>x</button></form>`,
  'a template with a shadow': (address) =>
    `<div><template shadowrootmode="open"><img src="${address}"></template></div>`,
  'a frame of frames': (address) => `<frameset><frame src="${address}"></frameset>`,
  'a portal': (address) => `<portal src="${address}"></portal><fencedframe src="${address}"></fencedframe>`,
  'an old sound': (address) => `<bgsound src="${address}"><img dynsrc="${address}" lowsrc="${address}">`,
  'markup that changes its mind': (_, script) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x: onerror=${script.replaceAll("'", '&quot;')}&gt;">`,
  'markup that ends what is around it': (_, script) =>
    `</p></div></details></body></html><script>${script}</script><style></style></style><script>${script}</script>`,
  'a comment of another browser': (address) =>
    `<!--[if mso]><img src="${address}"><![endif]--><![if !mso]><img src="x:"><![endif]>`,
  'a title that ends': (address) => `<title></title><link rel="stylesheet" href="${address}"></title>`,
  'rules for what comes': (address) =>
    `<script type="speculationrules">{"prefetch":[{"urls":["${address}"],"eagerness":"immediate"}]}</script>`,
}
