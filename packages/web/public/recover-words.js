// What /recover says, in the languages of the interface. It stands by itself, as the page does.

export const words = {
  en: {
    page: 'Unsaved work · Duologue',
    title: 'Unsaved work on this device',
    about:
      'Edits of yours that were not saved yet are kept in this browser until you log out. Here they can be downloaded, even if the editor itself does not open: everything as JSON, and the lyrics of a song with their times as LRC.',
    looking: 'Looking…',
    others:
      'Unsaved work of another account waits here, too. Whoever logs in to that account can see it.',
    logIn: 'Log in',
    back: 'Back to the editor',
    asVisitor: 'Log in to see your unsaved work: only your own is shown.',
    nothing: 'You have no unsaved work on this device: everything was saved.',
    found: '{count} found.',
    edited: 'Last edited {date}',
    json: 'Download JSON',
    lrc: 'Download LRC',
    list: 'Unfinished list',
    filesTitle: 'Offline files',
    filesAbout:
      'If pages of this site do not open as they should, the copies of its program in this browser can be deleted. They come again by themselves. What you have kept and what waits to be sent stays.',
    reset: "Reset this site's offline files",
    resetDone: 'Done. Open the page again.',
    resetFailed: 'That did not work. Delete the data of this site in the settings of your browser.',
  },
  es: {
    page: 'Trabajo sin guardar · Duologue',
    title: 'Trabajo sin guardar en este dispositivo',
    about:
      'Los cambios tuyos que aún no se guardaron se conservan en este navegador hasta que cierres sesión. Aquí puedes descargarlos aunque el editor no se abra: todo en JSON, y la letra de una canción con sus tiempos en LRC.',
    looking: 'Buscando…',
    others:
      'Aquí también espera trabajo sin guardar de otra cuenta. Lo puede ver quien entre con esa cuenta.',
    logIn: 'Entrar',
    back: 'Volver al editor',
    asVisitor: 'Entra para ver tu trabajo sin guardar: solo se muestra el tuyo.',
    nothing: 'No tienes nada sin guardar en este dispositivo: todo se guardó.',
    found: 'Encontrado: {count}.',
    edited: 'Último cambio: {date}',
    json: 'Descargar JSON',
    lrc: 'Descargar LRC',
    list: 'Lista sin terminar',
    filesTitle: 'Archivos sin conexión',
    filesAbout:
      'Si las páginas de este sitio no se abren como deben, se pueden borrar las copias de su programa en este navegador. Vuelven por sí solas. Lo que has guardado y lo que espera para enviarse se queda.',
    reset: 'Restablecer los archivos sin conexión de este sitio',
    resetDone: 'Hecho. Abre la página otra vez.',
    resetFailed: 'No ha funcionado. Borra los datos de este sitio en los ajustes de tu navegador.',
  },
  fr: {
    page: 'Travail non enregistré · Duologue',
    title: 'Travail non enregistré sur cet appareil',
    about:
      'Tes modifications qui n’ont pas encore été enregistrées sont gardées dans ce navigateur jusqu’à ta déconnexion. Tu peux les télécharger ici, même si l’éditeur ne s’ouvre pas : tout en JSON, et les paroles d’une chanson avec leurs temps en LRC.',
    looking: 'Recherche…',
    others:
      'Le travail non enregistré d’un autre compte attend ici aussi. Il faut se connecter à ce compte pour le voir.',
    logIn: 'Se connecter',
    back: 'Retour à l’éditeur',
    asVisitor: 'Connecte-toi pour voir ton travail non enregistré : seul le tien est montré.',
    nothing: 'Tu n’as rien à enregistrer sur cet appareil : tout a été enregistré.',
    found: 'Trouvé : {count}.',
    edited: 'Dernière modification : {date}',
    json: 'Télécharger en JSON',
    lrc: 'Télécharger en LRC',
    list: 'Liste inachevée',
    filesTitle: 'Fichiers hors connexion',
    filesAbout:
      'Si les pages de ce site ne s’ouvrent pas comme il faut, les copies de son programme dans ce navigateur peuvent être supprimées. Elles reviennent toutes seules. Ce que tu as gardé et ce qui attend d’être envoyé reste.',
    reset: 'Réinitialiser les fichiers hors connexion de ce site',
    resetDone: 'C’est fait. Ouvre la page à nouveau.',
    resetFailed:
      'Cela n’a pas marché. Supprime les données de ce site dans les réglages de ton navigateur.',
  },
  de: {
    page: 'Ungespeichertes · Duologue',
    title: 'Ungespeichertes auf diesem Gerät',
    about:
      'Was du geändert hast und noch nicht gespeichert ist, bleibt in diesem Browser, bis du dich abmeldest. Hier kannst du es herunterladen, auch wenn sich die Redaktion selbst nicht öffnet: alles als JSON, und den Text eines Songs mit seinen Zeiten als LRC.',
    looking: 'Wird gesucht…',
    others:
      'Hier wartet auch Ungespeichertes eines anderen Kontos. Wer sich dort anmeldet, kann es sehen.',
    logIn: 'Anmelden',
    back: 'Zurück zur Redaktion',
    asVisitor: 'Melde dich an, um dein Ungespeichertes zu sehen: Gezeigt wird nur deines.',
    nothing: 'Auf diesem Gerät ist nichts ungespeichert: Alles wurde gespeichert.',
    found: 'Gefunden: {count}.',
    edited: 'Zuletzt geändert: {date}',
    json: 'JSON herunterladen',
    lrc: 'LRC herunterladen',
    list: 'Unfertige Liste',
    filesTitle: 'Offline-Dateien',
    filesAbout:
      'Wenn sich Seiten dieser Website nicht öffnen, wie sie sollen, können die Kopien ihres Programms in diesem Browser gelöscht werden. Sie kommen von selbst wieder. Was du behalten hast und was noch zu senden ist, bleibt.',
    reset: 'Offline-Dateien dieser Website zurücksetzen',
    resetDone: 'Erledigt. Öffne die Seite noch einmal.',
    resetFailed:
      'Das ging nicht. Lösche die Daten dieser Website in den Einstellungen deines Browsers.',
  },
  zh: {
    page: '没保存的内容 · Duologue',
    title: '这台设备上没保存的内容',
    about:
      '你还没保存的修改会留在这个浏览器里，直到你退出登录。就算编辑台打不开，也可以在这里下载：全部内容存为 JSON，歌曲的歌词连同时间存为 LRC。',
    looking: '正在查找……',
    others: '另一个账号也有没保存的内容在这里。登录那个账号就能看到。',
    logIn: '登录',
    back: '返回编辑台',
    asVisitor: '登录后可以看到你没保存的内容：只显示你自己的。',
    nothing: '这台设备上没有你没保存的内容：全都保存好了。',
    found: '找到 {count} 项。',
    edited: '上次修改：{date}',
    json: '下载 JSON',
    lrc: '下载 LRC',
    list: '没做完的列表',
    filesTitle: '离线文件',
    filesAbout:
      '如果本站的页面打不开，可以删除此浏览器中的程序副本。它们会自动重新下载。你保存的内容和等待发送的内容不会丢失。',
    reset: '重置本站的离线文件',
    resetDone: '完成了。请重新打开页面。',
    resetFailed: '没有成功。请在浏览器设置中删除本站的数据。',
  },
  ar: {
    page: 'عمل غير محفوظ · Duologue',
    title: 'عمل غير محفوظ على هذا الجهاز',
    about:
      'تغييراتك التي لم تُحفظ بعد تبقى في هذا المتصفح حتى تسجيل الخروج. يمكن تنزيلها هنا حتى إن لم يُفتح التحرير نفسه: كل شيء بصيغة JSON، وكلمات الأغنية مع أوقاتها بصيغة LRC.',
    looking: 'جارٍ البحث…',
    others: 'هنا أيضًا عمل غير محفوظ لحساب آخر. يظهر بعد تسجيل الدخول إلى ذلك الحساب.',
    logIn: 'تسجيل الدخول',
    back: 'العودة إلى التحرير',
    asVisitor: 'تسجيل الدخول يُظهر لك عملك غير المحفوظ: لا يُعرض إلا ما هو لك.',
    nothing: 'لا عمل لك غير محفوظ على هذا الجهاز: كل شيء محفوظ.',
    found: 'عدد ما وُجد: {count}.',
    edited: 'آخر تغيير: {date}',
    json: 'تنزيل JSON',
    lrc: 'تنزيل LRC',
    list: 'قائمة غير مكتملة',
    filesTitle: 'ملفات بلا اتصال',
    filesAbout:
      'إذا لم تُفتح صفحات هذا الموقع كما ينبغي، فيمكن حذف نسخ برنامجه في هذا المتصفح. ستعود من تلقاء نفسها. ما احتفظت به وما ينتظر الإرسال يبقى.',
    reset: 'إعادة ضبط ملفات هذا الموقع بلا اتصال',
    resetDone: 'تم. افتح الصفحة من جديد.',
    resetFailed: 'لم ينجح ذلك. احذف بيانات هذا الموقع من إعدادات متصفحك.',
  },
}

/** What was chosen on this device, else what the browser asks for; who reads traditional Chinese gets ours last. */
export function wordsFor(chosen, wished) {
  const isTraditional = tag => /^zh-(?:hant|tw|hk|mo)\b/i.test(tag)
  const tags = [chosen ?? '', ...wished.filter(tag => !isTraditional(tag)), ...wished]
  const codes = tags.map(tag => tag.toLowerCase().replace(/-.*/, ''))
  const language = codes.find(code => Object.hasOwn(words, code)) ?? 'en'
  return { language, say: words[language] }
}
