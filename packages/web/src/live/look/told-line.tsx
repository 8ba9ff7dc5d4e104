import { textDirection } from '@duologue/domain/choices/languages'
import type { HallLine } from '@duologue/domain/live/views/views'

/** A line that is over: its text, how it is read, and what it means. */
export function ToldLine({
  line: { text, pinyin, translation },
  language,
  text: as = 'p',
  className,
  soft,
}: {
  line: HallLine
  language: string
  /** What the text is on its page. */
  text?: 'p' | 'h1'
  className: string | undefined
  /** The look of what stands under the text. */
  soft?: string | undefined
}) {
  const Text = as
  return (
    <>
      <Text className={className} lang={language} dir={textDirection(language)}>
        {text}
      </Text>
      {pinyin ? (
        <p className={soft} lang={`${language}-Latn`}>
          {pinyin}
        </p>
      ) : null}
      {translation ? (
        <p className={soft} dir="auto">
          {translation}
        </p>
      ) : null}
    </>
  )
}
