/** A script of the framework's, which may run whenever it comes; the ones for old browsers stay where they are. */
const framework = /<script src="(\/_next\/[^"<>\s]+)" async=""(?: id="[^"]*")?><\/script>/g
const preloaded = /<link rel="preload" as="script"[^>]*href="\/_next\/[^"]*"[^>]*\/>/g

/** What the framework's script would fetch type by, in the midst of its data. */
const typeHint = /:HL\[\\"\/_next\/[^\]]*\\"font\\"[^\]]*\]\\n/g

/** Whether a page is set in the campus's type, which its first tag says. Spec: PUB-1.1. */
const isSetInType = (html: string) => /^<!DOCTYPE html><html[^>]* class="/.test(html)

/** Fetches scripts once the browser has drawn the page; where it draws nothing, or does not say so, once the page is loaded. */
const fetchThem = (addresses: readonly string[]) =>
  `<script>(function(a){function go(){for(var s;(s=a.shift());){var e=document.createElement("script");e.src=s;e.setAttribute("async","");document.head.appendChild(e)}}addEventListener("load",function(){setTimeout(go,document.hidden?50:2000)});if(window.PerformanceObserver)new PerformanceObserver(go).observe({type:"paint",buffered:true})})(${JSON.stringify(addresses)})</script>`

/**
 * Notes what is done to buttons and fields until the script is there, which then does it (`ui/take-up-early.tsx`). Links and
 * forms with a place to go work without it, and forms of the form kit take over what is written. It stands before all else:
 * on a slow line the top of a page is used while its end is still to come.
 */
const watch =
  '<script>(function(){var d=[],n=["click","input","change"];function on(e){var t=e.target,b;if(!t.closest)return;if(e.type=="click"){b=t.closest("button[type=button]");if(b)d.push([b])}else if(!t.closest(".form")&&/^(SELECT|INPUT)$/.test(t.tagName)&&(e.type=="change"||!/^(text|search|email|tel|password)$/.test(t.type))){d=d.filter(function(x){return x[0]!=t});d.push([t,t.value])}}n.forEach(function(n){document.addEventListener(n,on,true)});window.takeUpEarly=function(){n.forEach(function(n){document.removeEventListener(n,on,true)});return d}})()</script>'

/**
 * A page of which the words and colours come first: its scripts, without which it reads all the same, do not share the line
 * of a slow phone with them, nor does type that it is not set in. A page without scripts of the framework's is given back as
 * it is.
 */
export function paintFirst(html: string): string {
  const addresses = [...html.matchAll(framework)].flatMap(([, address]) => address ?? [])
  if (addresses.length === 0) return html
  const told = isSetInType(html) ? html : html.replace(typeHint, '')
  const bare = told.replace(framework, '').replace(preloaded, '')
  const watched = bare.replace('<head>', `<head>${watch}`)
  const end = watched.indexOf('</body>')
  const loader = fetchThem([...new Set(addresses)])
  return end < 0 ? watched + loader : watched.slice(0, end) + loader + watched.slice(end)
}

/** A `Link` header without the type that a page is not set in: the framework asks for every page's. Null when nothing is left. */
export function linksOf(html: string, header: string): string | null {
  if (isSetInType(html)) return header
  return (
    header
      .split(/,\s*(?=<)/)
      .filter((link) => !/\bas="?font\b/.test(link))
      .join(', ') || null
  )
}
