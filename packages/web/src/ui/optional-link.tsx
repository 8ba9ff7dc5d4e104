/** A link where there is an address, else its text alone (site.md#installation-settings). */
export function OptionalLink({
  href,
  children,
  className,
}: {
  href: string | null
  children: string
  className?: string | undefined
}) {
  if (!href) return <span className={className}>{children}</span>
  return (
    <a href={href} className={className} rel="noopener">
      {children}
    </a>
  )
}
