/**
 * The HTML that shows a booking page inside another site. The page reports its height in CSS pixels by
 * `postMessage({ type: 'meridian:size', height })`; the script takes it from that frame alone.
 */
export function embedSnippet(page_url: string): string {
  const address = new URL(page_url)
  address.searchParams.set('embed', '1')
  const src = address.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<iframe src="${src}" style="width:100%;height:640px;border:0" title="Meridian"></iframe>
<script>
addEventListener('message', ({ source, data }) => {
  if (data?.type !== 'meridian:size') return
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.style.height = data.height + 'px'
  }
})
</script>`
}
