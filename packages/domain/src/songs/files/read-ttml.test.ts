import { expect, test } from 'vitest'
import { readAgain } from '../writing/written-and-read'
import { type FileCase, readCase } from './files-cases'

const root =
  '<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" xmlns:itunes="http://music.apple.com/lyric-ttml-internal"'
const open = '><head></head><body><div>'
const shut = '</div></body></tt>'

/** One shape of a file for each pitfall, as programs write them; what is read of it, and what is told. */
// biome-ignore format: a table, a row each
const cases: FileCase[] = [
  ['two lines', `${root}${open}<p begin="10.000" end="12.500">La mer</p><p begin="13.000" end="15.000">Le vent</p>${shut}`, ['10-12.5 La mer', '13-15 Le vent']],
  ['a declaration, remarks and indentation', `<?xml version="1.0" encoding="UTF-8"?>\n<!-- by Ana -->\n${root}${open}\n  <p begin="10.000" end="12.500">La mer</p>\n  <p begin="13.000" end="15.000">Le vent</p>\n${shut}`, ['10-12.5 La mer', '13-15 Le vent']],
  ['a byte order mark', `\uFEFF${root}${open}<p begin="10.000" end="12.500">La mer</p>${shut}`, ['10-12.5 La mer']],
  ['prefixes everywhere', '<tt:tt xmlns:tt="http://www.w3.org/ns/ttml"><tt:body><tt:div><tt:p begin="10s" end="12.5s">La mer</tt:p></tt:div></tt:body></tt:tt>', ['10-12.5 La mer']],
  ['clock times', `${root}${open}<p begin="00:00:10.000" end="00:00:12.500">La mer</p>${shut}`, ['10-12.5 La mer']],
  ['minutes and seconds', `${root}${open}<p begin="0:10.000" end="0:12.500">La mer</p>${shut}`, ['10-12.5 La mer']],
  ['over an hour', `${root}${open}<p begin="1:00:10.000" end="1:00:12.500">La mer</p>${shut}`, ['3610-3612.5 La mer']],
  ['seconds', `${root}${open}<p begin="10s" end="12.5s">La mer</p>${shut}`, ['10-12.5 La mer']],
  ['milliseconds', `${root}${open}<p begin="10000ms" end="12500ms">La mer</p>${shut}`, ['10-12.5 La mer']],
  ['minutes and hours', `${root}${open}<p begin="0.5m" end="0.01h">La mer</p>${shut}`, ['30-36 La mer']],
  ['ticks', `${root} xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:tickRate="10000000"${open}<p begin="100000000t" end="125000000t">La mer</p>${shut}`, ['10-12.5 La mer']],
  ['frames', `${root} xmlns:ttp="x" ttp:frameRate="24"${open}<p begin="00:00:10:00" end="00:00:12:12">La mer</p>${shut}`, ['10-12.5 La mer']],
  ['frames of television', `${root} xmlns:ttp="x" ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"${open}<p begin="300f" end="375f">La mer</p>${shut}`, ['10.01-12.51 La mer']],
  ['a length for an end', `${root}${open}<p begin="10s" dur="2.5s">La mer</p>${shut}`, ['10-12.5 La mer']],
  ['times of a div around it', `<tt><body><div begin="5s"><p begin="5s" end="7.5s">La mer</p>${shut}`, ['10-12.5 La mer']],
  ['half hundredths', `${root}${open}<p begin="10.005" end="12.504">La mer</p>${shut}`, ['10.01-12.5 La mer']],
  ['words', `${root} itunes:timing="Word"${open}<p begin="10" end="12.5"><span begin="10" end="11">La</span> <span begin="11" end="12.5">mer</span></p>${shut}`, ['10-12.5 La mer {0 1000 3 1100}'], '1 word-times-kept'],
  ['syllables that touch', `${root} itunes:timing="Word"${open}<p begin="10" end="12.5"><span begin="10" end="10.5">lu</span><span begin="10.5" end="11">na</span> <span begin="11" end="12.5">llena</span></p>${shut}`, ['10-12.5 luna llena {0 1000 2 1050 5 1100}'], '1 word-times-kept'],
  ['words on lines of their own', `${root}${open}<p begin="10" end="12.5">\n<span begin="10" end="11">La</span>\n<span begin="11" end="12.5">mer</span>\n</p>${shut}`, ['10-12.5 La mer {0 1000 3 1100}'], '1 word-times-kept'],
  ['words counted from their line', `${root}${open}<p begin="10s" end="12.5s"><span begin="0s" end="1s">La</span> <span begin="1s" end="2.5s">mer</span></p>${shut}`, ['10-12.5 La mer {0 1000 3 1100}'], '1 word-times-kept'],
  ['words without times of their line', `${root}${open}<p><span begin="10" end="11">La</span> <span begin="11" end="12.5">mer</span></p>${shut}`, ['10-12.5 La mer {0 1000 3 1100}'], '1 word-times-kept'],
  ['spaces within the words', `${root}${open}<p begin="10" end="12.5"><span begin="10" end="11">La </span><span begin="11" end="12.5">mer</span></p>${shut}`, ['10-12.5 La mer {0 1000 3 1100}'], '1 word-times-kept'],
  ['words of several singers', `${root}><head><metadata><ttm:agent type="person" xml:id="v1"/><ttm:agent type="person" xml:id="v2"/></metadata></head><body><div><p begin="10" end="12.5" ttm:agent="v1">La mer</p><p begin="13" end="15" ttm:agent="v2">Le vent</p>${shut}`, ['10-12.5 La mer', '13-15 Le vent'], '1 not-kept'],
  ['who sings behind', `${root}${open}<p begin="10" end="12.5"><span begin="10" end="11">La mer</span><span ttm:role="x-bg" begin="11" end="12"><span begin="11" end="12">ah ah</span></span></p>${shut}`, ['10-12.5 La mer (ah ah) {0 1000 7 1100}'], '1 word-times-kept'],
  ['who sings behind, in brackets already', `${root}${open}<p begin="10" end="12.5"><span begin="10" end="11">La mer</span> <span ttm:role="x-bg" begin="11" end="12"><span begin="11" end="12">(ah ah)</span></span></p>${shut}`, ['10-12.5 La mer (ah ah) {0 1000 7 1100}'], '1 word-times-kept'],
  ['a translation of the line', `${root}${open}<p begin="10.000" end="12.500">La mer<span ttm:role="x-translation" xml:lang="en">The sea</span></p>${shut}`, ['10-12.5 La mer | The sea'], '1 translation-taken'],
  ['two translations of the line', `${root}${open}<p begin="10.000" end="12.500">La mer<span ttm:role="x-translation" xml:lang="en">The sea</span><span ttm:role="x-translation" xml:lang="de">Das Meer</span></p>${shut}`, ['10-12.5 La mer | The sea'], '1 not-kept, 1 translation-taken'],
  ['letters for signs', `${root}${open}<p begin="10.000" end="12.500">我爱你<span ttm:role="x-roman">wo ai ni</span></p>${shut}`, ['10-12.5 我爱你'], '1 not-kept', { language: 'chinese' }],
  ['translations in the head', `${root}><head><metadata><iTunesMetadata xmlns="http://music.apple.com/lyric-ttml-internal"><translations><translation type="subtitle" xml:lang="en"><text for="L1">The sea</text></translation></translations></iTunesMetadata></metadata></head><body><div><p begin="10.000" end="12.500" itunes:key="L1">La mer</p>${shut}`, ['10-12.5 La mer | The sea'], '1 translation-taken'],
  ['title and singer in the head', `${root}><head><metadata><ttm:title>La mer</ttm:title></metadata></head><body><div><p begin="10.000" end="12.500">La mer</p>${shut}`, ['10-12.5 La mer']],
  ['a program\'s own title', `${root}><head><metadata><amll:meta xmlns:amll="x" key="musicName" value="La mer"/><amll:meta xmlns:amll="x" key="artists" value="Ana"/></metadata></head><body><div><p begin="10.000" end="12.500">La mer</p>${shut}`, ['10-12.5 La mer']],
  ['a line break', `${root}${open}<p begin="10.000" end="12.500">La mer<br/>le vent</p>${shut}`, ['10-12.5 La mer le vent']],
  ['a line break before the translation', `${root}${open}<p begin="10.000" end="12.500">La mer<br/>The sea</p>${shut}`, ['10-12.5 La mer | The sea'], '1 translation-taken', { secondIsTranslation: true }],
  ['Chinese with English below', `${root}${open}<p begin="10.000" end="12.500">我爱你<br/>I love you</p>${shut}`, ['10-12.5 我爱你 | I love you'], '1 translation-taken', { language: 'chinese' }],
  ['styles and regions', `${root}><head><styling><style xml:id="s1"/></styling><layout><region xml:id="r1"/></layout></head><body><div><p begin="10.000" end="12.500" region="r1" style="s1" tts:color="red" xmlns:tts="x">La <span tts:fontStyle="italic">mer</span></p>${shut}`, ['10-12.5 La mer'], '1 not-kept'],
  ['entities', `${root}${open}<p begin="10.000" end="12.500">La mer &amp; le vent &lt;3 &#233;&#xe9; &quot;oh&apos;</p>${shut}`, ['10-12.5 La mer & le vent <3 éé "oh\'']],
  ['a section that is no markup', `${root}${open}<p begin="10.000" end="12.500"><![CDATA[La mer <3 & le vent]]></p>${shut}`, ['10-12.5 La mer <3 & le vent']],
  ['apostrophes around values', `${root}${open}<p begin='10s' end='12.5s'>La mer</p>${shut}`, ['10-12.5 La mer']],
  ['several parts of a song', `<tt><body><div itunes:songPart="Verse" xmlns:itunes="x"><p begin="10s" end="12.5s">La mer</p></div><div><p begin="13s" end="15s">Le vent</p>${shut}`, ['10-12.5 La mer', '13-15 Le vent'], '1 not-kept'],
  ['no times at all', `${root} itunes:timing="None"${open}<p>La mer</p><p>Le vent</p>${shut}`, ['0-0 La mer', '0-0 Le vent']],
  ['lines that overlap', `${root}${open}<p begin="10" end="14">La mer</p><p begin="13.000" end="15.000">Le vent</p>${shut}`, ['10-14 La mer', '13-15 Le vent']],
  ['not in order', `${root}${open}<p begin="13.000" end="15.000">Le vent</p><p begin="10.000" end="12.500">La mer</p>${shut}`, ['10-12.5 La mer', '13-15 Le vent'], '1 reordered'],
  ['no end', `${root}${open}<p begin="10">La mer</p><p begin="13.000" end="15.000">Le vent</p>${shut}`, ['10-12.99 La mer', '13-15 Le vent'], '1 stop-told'],
  ['an end before the beginning', `${root}${open}<p begin="10" end="1">La mer</p><p begin="13.000" end="15.000">Le vent</p>${shut}`, ['10-12.99 La mer', '13-15 Le vent'], '1 stop-told'],
  ['a line without text', `${root}${open}<p begin="10.000" end="12.500"></p><p begin="13.000" end="15.000">Le vent</p>${shut}`, ['13-15 Le vent'], '1 empty-cue'],
  ['a line without times among others', `${root}${open}<p>La mer</p><p begin="13.000" end="15.000">Le vent</p>${shut}`, ['1 wrong-cue']],
  ['times that are none', `${root}${open}<p begin="1O" end="12">La mer</p>\n<p begin="13.000" end="15.000">Le vent</p>${shut}`, ['1 wrong-cue']],
  ['a bare &', `${root}${open}<p begin="10.000" end="12.500">La mer & le vent</p>${shut}`, ['1 wrong-xml']],
  ['an unknown entity', `${root}${open}<p begin="10.000" end="12.500">&eacute;t&eacute;</p>${shut}`, ['1 wrong-xml']],
  ['entities of its own', `<!DOCTYPE tt [<!ENTITY a "aaaa">]>\n${root}${open}<p begin="10.000" end="12.500">&a;</p>${shut}`, ['1 wrong-xml']],
  ['an element that is not closed', `${root}${open}<p begin="10.000" end="12.500">La mer${shut}`, ['1 wrong-xml']],
  ['elements that cross', `${root}${open}<p begin="10.000" end="12.500"><b>La <i>mer</b></i></p>${shut}`, ['1 wrong-xml']],
  ['no line', `${root}${open}${shut}`, ['nothing']],
]

test.each(cases.map(one => [one[0], one] as const))('%s', (_, one) => {
  const [, , lines, told = ''] = one
  expect(readCase('ttml', one)).toEqual({ lines, told })
})

test.each(cases.map(one => [one[0], one] as const))('written and read again: %s', (_, one) => {
  const [first, second] = readAgain('ttml', one) ?? []
  expect(second).toEqual(first)
})
