/** How the page of the API looks: paper and ink as everywhere, and nothing that has to be fetched from elsewhere. */
export const docsStyle = `:root{color-scheme:light dark;--paper:light-dark(#fbf9f5,#15151b);--ink:light-dark(#1c1b22,#edeae4);--soft:light-dark(#5c5868,#b0acb9);--line:light-dark(#dfd8cb,#33323f);--sunken:light-dark(#f2eee6,#101015);--accent:light-dark(oklch(0.5 0.2 285),oklch(0.74 0.13 285))}
body{margin:0 auto;max-width:64rem;padding:1rem 1rem 4rem;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
h1{margin:1rem 0 .5rem;font-size:1.75rem}h2{margin:2.5rem 0 .5rem;font-size:1.375rem;text-transform:capitalize}h3{margin:1.25rem 0 .25rem}h4{margin:1rem 0 .25rem}
a{color:var(--accent)}code,pre{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}pre{overflow-x:auto;padding:.75rem;border-radius:10px;background:var(--sunken)}
small,i{color:var(--soft);font-style:normal;font-weight:400;font-size:.875rem}
@media(min-width:48rem){nav{position:sticky;top:0}}nav{display:flex;flex-wrap:wrap;gap:.25rem .75rem;padding:.5rem 0;border-bottom:1px solid var(--line);background:var(--paper)}
details{border:1px solid var(--line);border-radius:10px;margin:.5rem 0;padding:0 .75rem}details[open]{padding-bottom:.5rem}
summary{cursor:pointer;padding:.5rem 0;overflow-wrap:anywhere}ul{padding-inline-start:1.25rem;margin:.25rem 0}
.way{border-inline-start:3px solid var(--line);padding-inline-start:.75rem;margin:.5rem 0}[id]{scroll-margin-top:5rem}
`
