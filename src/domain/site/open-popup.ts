/**
 * A script that opens the popup of a home page one second after the page's HTML has loaded, and each second later while another
 * modal dialog is open. It does not open one that the visitor closed: the page may come from the browser's cache. Closing the
 * popup in any way, also by following its link, sets the cookie in its `data-cookie`. It neither belongs to React nor waits for
 * the event `load`: on a slow phone scripts arrive seconds after the text, and the popup would cover what is being read.
 * Spec: PUB-2.29, PUB-2.30.
 */
export const openPopup = `(function(){var d=document.querySelector('.home-popup'),c=d.dataset.cookie;d.addEventListener('close',function(){document.cookie=c});d.addEventListener('click',function(e){if(e.target===d||e.target.closest('a'))d.close()});addEventListener('DOMContentLoaded',function(){var t=setInterval(function(){if(document.querySelector('dialog:modal'))return;clearInterval(t);if(document.cookie.split(/;\\s*/).indexOf(c.split(';')[0])<0)d.showModal()},1000)})})()`
