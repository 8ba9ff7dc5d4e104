import { expect, test } from 'vitest'
import { cutRuns } from './cut-runs'
import { loadChinese } from './load-chinese'
import { readWith } from './read-chinese'
import { cutWords, readSyllables } from './read-run'

/** Sentences whose characters have several readings: sentence|character=reading, those of one character in their order. */
const sentences = `
我下午要去银行取钱。|行=háng
请在人行道上走。|行=xíng
孩子们排成两行站好。|行=háng
他长得很高。|长=zhǎng,得=de
这条河很长。|长=cháng
她的头发长长了。|长=cháng,长=zhǎng
这个箱子太重了。|重=zhòng
请你重新写一遍。|重=chóng
我们在重庆吃火锅。|重=chóng
我吃完了晚饭。|了=le
太远了，我走不了。|了=le,了=liǎo
这件事我了解得不多。|了=liǎo,得=de
她唱得很好听。|得=de
你得早点睡觉。|得=děi,觉=jiào
他得了第一名。|得=dé,了=le
他还没回来。|还=hái
请把书还给图书馆。|还=huán
我还有三本书要还。|还=hái,还=huán
祝你生日快乐。|乐=lè
他们在乐队里弹吉他。|乐=yuè
都十二点了。|都=dōu
北京是中国的首都。|都=dū
他喜好喝茶。|好=hào
他兴奋地跳了起来。|兴=xīng,地=de
地上有很多水。|地=dì
他的目的是学中文。|的=de,的=dì
船在海上漂着。|着=zhe
我睡着了。|着=zháo
别着急。|着=zháo
数一数这里有多少人。|数=shǔ,数=shǔ
他的数学很好。|数=shù
便宜的东西|便=pián
请随便坐。|便=biàn
他教我们汉语。|教=jiāo
她是我的教练。|教=jiào
商店供给我们食物。|给=jǐ
我差点儿迟到。|差=chà
他去上海出差。|差=chāi
这两个词有差别。|差=chā
人参是药材。|参=shēn
背包太重，我背不动。|背=bēi,背=bēi
他在背课文。|背=bèi
我们应该帮助他。|应=yīng
他没有回应我。|应=yìng
这只小狗真可爱。|只=zhī
我只有十块钱。|只=zhǐ
为什么你不说话？|为=wèi
他成为了医生。|为=wéi
种花是她的爱好。|种=zhòng,好=hào
这种水果很甜。|种=zhǒng
请你倒一杯茶。|倒=dào
他摔倒了。|倒=dǎo
我今天没有空。|空=kòng
他射中了目标。|中=zhòng
少年在雨中奔跑。|少=shào
会计正在算账。|会=kuài
弹钢琴很难。|弹=tán,难=nán
他遇到了灾难。|难=nàn
朝阳照在朝东的窗户上。|朝=zhāo,朝=cháo
雨下得很大，我得带伞。|得=de,得=děi
小鸟快乐地唱歌。|地=de
这里的风景美得像画。|得=de
我们相处得很好。|得=de,处=chǔ
他到处找你。|处=chù
他得意地看着我。|得=dé,地=de
请把音量调大一点。|调=tiáo
别上当。|当=dàng
`
  .trim()
  .split('\n')
  .flatMap(line => {
    const [text = '', told = ''] = line.split('|')
    const wanted = told.split(',').map(one => one.split('=') as [string, string])
    return [...new Set(wanted.map(([character]) => character))].map(
      character =>
        [
          text,
          character,
          wanted.filter(([each]) => each === character).map(([, reading]) => reading),
        ] as const,
    )
  })

test.each(sentences)('in %s, %s is read %j', async (text, character, wanted) => {
  const dictionaries = await loadChinese()
  const readings = cutRuns(text).flatMap(({ text: run }) => {
    const syllables = readSyllables(dictionaries, run, cutWords(dictionaries, run, new Map()))
    return Array.from(run).flatMap((each, index) => (each === character ? [syllables[index]] : []))
  })
  expect(readings.slice(0, wanted.length)).toEqual(wanted)
})

test.each([
  ['我们去北京，好吗', '我们 去 北京 好 吗', 'wǒmen qù běijīng hǎo ma'],
  ['（我带着青春）', '我 带 着 青春', 'wǒ dài zhe qīngchūn'],
  ['(Oh) 谢谢你 (yeah)', 'oh 谢谢 你 yeah', 'oh xièxiè nǐ yeah'],
  ['OK！2026年', 'ok 2026 年', 'ok 2026 nián'],
  ['西安的女儿在哪儿', '西安 的 女儿 在 哪儿', "xī'ān de nǚ'ér zài nǎr"],
  ['平安夜，天安门', '平安夜 天安门', "píng'ānyè tiān'ānmén"],
  ['花儿和鸟儿', '花儿 和 鸟儿', 'huār hé niǎor'],
  ['一个不是一样', '一个 不是 一样', 'yīgè bùshì yīyàng'],
  ['我得走了', '我 得 走 了', 'wǒ děi zǒu le'],
  ['慢慢地走', '慢慢 地 走', 'mànmàn de zǒu'],
  ['我 们', '我 们', 'wǒ men'],
  ["don't 走", "don't 走", "don't zǒu"],
  ['？！', '', ''],
])('%s is the words %s, read %s', async (text, words, pinyin) => {
  const read = await readWith(new Map(), text)
  expect([read.words.map(word => word.text).join(' '), read.pinyin]).toEqual([words, pinyin])
})

test('words of the library are taken together, and read as an editor said', async () => {
  const library = new Map([
    ['花园里', null],
    ['走在', 'zǒuzài'],
  ])
  const read = await readWith(library, '走在花园里')
  expect(read).toEqual({
    pinyin: 'zǒuzài huāyuánlǐ',
    words: [
      { text: '走在', pinyin: 'zǒuzài' },
      { text: '花园里', pinyin: 'huāyuánlǐ' },
    ],
  })
  // Not beyond a sign.
  expect((await readWith(library, '走，在花园')).words.map(({ text }) => text)).not.toContain(
    '走在',
  )
})
