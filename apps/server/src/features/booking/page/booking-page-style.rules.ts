import { faces_style } from '../../../platform/http/guest-faces.ts'
import { guest_style } from '../../../platform/http/guest-page.ts'

/** The guests' style, with a month, a week and times. */
export const booking_style = `${guest_style}${faces_style}
.embedded .card{border:0;box-shadow:none;border-radius:0}.embedded main{padding:0;max-width:none!important}.embedded footer{padding:.75rem 1.25rem}
body:has(.split)>*{max-width:52rem}
.picks b{font-size:.875rem;font-weight:500;color:var(--muted);min-width:4rem}
.pick{display:inline-flex;align-items:center;min-height:2.75rem;padding:.25rem .875rem;border:1px solid var(--edge);border-radius:10px;color:var(--text);text-decoration:none}
.pick:hover,.month a:hover,.strip a:hover{background:var(--sunken)}
.pick[aria-current],.month [aria-current],.strip [aria-current]{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.split{display:grid;gap:1.5rem;margin-top:1.25rem;padding-top:1.25rem;border-top:1px solid var(--border)}
.split section{margin:0;padding:0;border:0;min-width:0}
.head{display:flex;align-items:center;justify-content:space-between;gap:.5rem;margin-bottom:.5rem}
.head h2{margin:0}.head span{display:flex;gap:.25rem}
.head a{display:inline-grid;place-items:center;width:2.75rem;height:2.75rem;border-radius:10px;text-decoration:none;font-size:1.25rem}
.month{width:100%;border-collapse:collapse;table-layout:fixed;text-align:center;font-variant-numeric:tabular-nums}
.month th{font-size:.75rem;font-weight:500;color:var(--muted);padding:.25rem 0}
.month td{padding:1px;color:var(--muted);height:2.75rem}
.month a,.strip a{display:grid;place-items:center;min-height:2.75rem;border-radius:10px;font-weight:600;background:var(--soft);color:var(--accent-text);text-decoration:none}
.strip{display:grid;grid-template-columns:repeat(7,1fr);gap:2px;list-style:none;margin:0 0 1rem;padding:0;text-align:center;font-variant-numeric:tabular-nums;color:var(--muted)}
.strip span{font-size:.75rem;font-weight:400;display:block}.strip li>div{padding:.25rem 0}
.slots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(6.75rem,100%),1fr));gap:.5rem;margin:.75rem 0 0}
.slots button{padding:.5rem;flex-direction:column;font-variant-numeric:tabular-nums}
.slots .small{font-weight:400}
.list{list-style:none;margin:1.25rem 0 0;padding:0;display:grid;gap:.75rem}
.list a{display:block;padding:1rem;border:1px solid var(--edge);border-radius:10px;color:var(--text);text-decoration:none;font-weight:600}
.list a:hover{background:var(--sunken)}.list .small{display:block;font-weight:400}
button.bad{color:var(--bad);border-color:var(--bad)}
@media (max-width:15rem){.head{flex-wrap:wrap}.month,.strip{font-size:.8125rem;overflow-wrap:normal}.month th,.strip span{font-size:.5rem;letter-spacing:-.02em}.month td{padding:1px 0}}
#times{scroll-margin-top:1rem}
@media (max-width:43.99rem){.strip.unasked{display:none}}
@media (max-width:30rem){.picks b{flex-basis:100%}}
@media print{.head span{display:none}.pick[aria-current],.month [aria-current],.strip [aria-current]{background:none;border:2px solid;color:inherit}}
@media (min-width:44rem){.split{grid-template-columns:19rem 1fr}#times{scroll-margin-top:100vh}}
`
