import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const base = 'http://localhost:3114'
for (let i=0;i<60;i++){ try { await fetch(base+'/healthz'); break } catch { await new Promise(r=>setTimeout(r,1000)) } }
const email = `d${Date.now()}@x.example`
const r = await fetch(base+'/api/users',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email,password:'correct horse',app:'Duologue'})})
const { user, authToken } = await r.json()
const list = await (await fetch(base+'/api/conversations?limit=3')).json()
for (const c of list.conversations.slice(0,2)) { const x=await fetch(base+`/api/conversations/${c.id}/duplicate`,{method:'POST',headers:{authorization:authToken,'content-type':'application/json'},body:'{}'}); console.log(x.status) }
const pages = process.argv.slice(2)
for (const [scheme,width] of [['light',1280],['dark',360]]) {
  const ctx = await b.newContext({ viewport:{width,height:900}, colorScheme: scheme, baseURL: base })
  await ctx.addInitScript(([u,t]) => { localStorage.setItem('user', JSON.stringify(u)); localStorage.setItem('token', t) }, [user, authToken])
  const page = await ctx.newPage()
  page.on('pageerror', e=>console.log('ERR',e.message)); page.on('console', m=>m.type()==='error'&&console.log('CON',m.text()))
  for (const [i,p] of pages.entries()) { await page.goto(p,{waitUntil:'networkidle'}); await page.screenshot({path:`/tmp/shots-d/${scheme}-${i}.png`}); console.log(p, page.url()) }
  await ctx.close()
}
await b.close()
