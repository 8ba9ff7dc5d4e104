/**
 * Tells whose the declarations of composed sheets are: CSS Modules hand them over as text without a name, at which Vite
 * warns for each page. They belong to the sheet that composes them.
 *
 * @type {import('postcss').Plugin}
 */
export const composedSheets = {
  postcssPlugin: 'composed-sheets',
  OnceExit(root) {
    root.walkDecls(declaration => {
      if (!declaration.source?.input.file) declaration.source = root.source
    })
  },
}
