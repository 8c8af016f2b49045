import { faces_style } from '../../../platform/http/guest-faces.ts'
import { guest_style } from '../../../platform/http/guest-page.ts'

/** The guests' style, with options and their answers. */
export const poll_style = `${guest_style}${faces_style}
body>*{max-width:46rem}
.leaf i,.choice i{font-style:normal}.choice i{white-space:nowrap}
.hide{position:absolute;width:1px;height:1px;min-height:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.zone button{min-height:0;padding:0;border:0;background:none;color:var(--accent-text);font:inherit;text-align:start;text-decoration:underline;cursor:pointer}
.best{display:grid;gap:.125rem}
.stack>.pair{margin:0}
.days{list-style:none;margin:1rem 0 0;padding:0;display:grid;gap:1.5rem}
.leaf{display:flex;align-items:center;gap:.75rem;margin:0 0 .5rem;font-size:1rem;line-height:1.25rem}
.leaf i{font-size:1.875rem;line-height:1;font-weight:600;letter-spacing:-.03em;min-width:2.5rem;white-space:nowrap;color:var(--accent-text);font-variant-numeric:tabular-nums}
.leaf>span{min-width:0}.leaf .small{display:block;font-weight:400}
.option{margin:0;padding:0;border:0;min-width:0}
.options{list-style:none;margin:0;padding:0;border:1px solid var(--border);border-radius:12px;overflow:hidden}
.options>li{padding:.75rem;border-top:1px solid var(--border)}
.options>li:first-child{border-top:0}
.options>li.top{background:var(--soft)}
.when{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;padding:0;margin:0 0 .5rem;font-weight:600;font-size:1rem;font-variant-numeric:tabular-nums;color:var(--text);width:100%}
.tag{font-size:.8125rem;font-weight:600;color:var(--accent-text)}
.choice{display:flex;flex-wrap:wrap;gap:.375rem;min-width:0}
.choice label{position:relative;display:grid;flex:1 1 auto;cursor:pointer}
.choice input{position:absolute;inset:0;width:100%;height:100%;min-height:0;margin:0;opacity:0;cursor:pointer}
.choice span{display:flex;align-items:center;justify-content:center;gap:.375rem;min-height:2.75rem;padding:.25rem .375rem;border:1px solid var(--edge);border-radius:10px;background:var(--raised);color:var(--text2);font-size:.875rem;font-weight:500;text-align:center;line-height:1.2;overflow-wrap:normal}
.choice label:hover span{background:var(--sunken)}
.choice :checked+span{font-weight:600;border-width:2px;padding:calc(.25rem - 1px) calc(.375rem - 1px);border-color:currentColor}
.choice :focus-visible+span{outline:3px solid var(--focus);outline-offset:2px}
.choice :checked+.yes,.choice label:hover :checked+.yes{background:var(--good-soft);color:var(--good)}
.choice :checked+.if_need_be,.choice label:hover :checked+.if_need_be{background:var(--warn-soft);color:var(--warn)}
.choice :checked+.no,.choice label:hover :checked+.no{background:var(--bad-soft);color:var(--bad)}
.who{margin:.5rem 0 0;font-size:.875rem;color:var(--text2);display:flex;flex-wrap:wrap;gap:.125rem 1rem}
.who b{font-weight:600}.who .yes b{color:var(--good)}.who .if_need_be b{color:var(--warn)}.who .no b{color:var(--bad)}
.bar{display:block;width:100%;height:.25rem;margin-top:.625rem;border-radius:3px}
.bar .yes{fill:var(--good)}.bar .if_need_be{fill:var(--warn);opacity:.75}.bar .no{fill:var(--bad);opacity:.45}
details.names summary{font-size:.875rem;min-height:2.25rem;font-weight:500}.names .who{margin:0}
details.names{margin-top:.25rem}
.said{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
.said b{display:block;font-size:.875rem}
.own input{font-size:.875rem;background:var(--sunken)}
.error.all{margin:.75rem 0 0}
@media (max-width:24rem){.card{padding:1rem}.options>li{padding:.625rem}.choice{gap:.25rem}.choice span{padding-inline:.375rem;gap:.25rem;font-size:.8125rem}}
@media (min-width:40rem){.card{padding:2rem}.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start}
.choice span{font-size:.9375rem}
.option{display:grid;grid-template-columns:1fr 21rem;align-items:center;gap:0 1rem}.option .when{float:left;margin:0}.option .who,.option .bar,.option details{grid-column:1/-1}}
@media (forced-colors:active){.choice :checked+span{border-color:Highlight;outline:2px solid Highlight}.bar{display:none}}
@media print{form{display:block}.choice,section:has(textarea),button,.own,.trap{display:none}}
`
