/** The scripts of Next that may load in any order; its polyfills for old browsers (`noModule`) stay in place. */
const nextScripts = /<script src="(\/_next\/[^"<>\s]+)" async=""(?: id="[^"]*")?><\/script>/g
const scriptPreloads = /<link rel="preload" as="script"[^>]*href="\/_next\/[^"]*"[^>]*\/>/g

/** Loads scripts after the first paint; in browsers that do not report paints, or paint nothing, after the page's load event. */
const loaderScript = (addresses: readonly string[], attribute: string) =>
  `<script${attribute}>(function(a){function go(){for(var s;(s=a.shift());){var e=document.createElement("script");e.src=s;e.setAttribute("async","");document.head.appendChild(e)}}addEventListener("load",function(){setTimeout(go,document.hidden?50:2000)});if(window.PerformanceObserver)new PerformanceObserver(go).observe({type:"paint",buffered:true})})(${JSON.stringify(addresses)})</script>`

/**
 * Records clicks on buttons and changes of fields until React has hydrated the page, which replays them
 * (`ui/html/replay-early-input.tsx`). Links and forms with an action work without React, and the form kit reads what was
 * typed from the fields. The script comes first in the page, because on a slow connection visitors use the top of a page
 * before its end has arrived.
 */
const recorderScript =
  '(function(){var d=[],n=["click","input","change"];function on(e){var t=e.target,b;if(!t.closest)return;if(e.type=="click"){b=t.closest("button[type=button]");if(b)d.push([b])}else if(!t.closest(".form")&&/^(SELECT|INPUT)$/.test(t.tagName)&&(e.type=="change"||!/^(text|search|email|tel|password)$/.test(t.type))){d=d.filter(function(x){return x[0]!=t});d.push([t,t.value])}}n.forEach(function(n){document.addEventListener(n,on,true)});window.collectEarlyInput=function(){n.forEach(function(n){document.removeEventListener(n,on,true)});return d}})()'

/**
 * Rewrites a page that Next rendered so that text and colours load first: its scripts load after the first paint instead of
 * competing with them for the bandwidth of a slow phone. A page without scripts of Next is returned unchanged. `attribute` is written on the scripts that are added, such as ` nonce="…"`.
 */
export function deferScripts(html: string, attribute = ''): string {
  const addresses = [...html.matchAll(nextScripts)].flatMap(([, address]) => address ?? [])
  if (addresses.length === 0) return html
  const withoutScripts = html.replace(nextScripts, '').replace(scriptPreloads, '')
  const recorded = withoutScripts.replace('<head>', `<head><script${attribute}>${recorderScript}</script>`)
  const end = recorded.indexOf('</body>')
  const loader = loaderScript([...new Set(addresses)], attribute)
  return end < 0 ? recorded + loader : recorded.slice(0, end) + loader + recorded.slice(end)
}
