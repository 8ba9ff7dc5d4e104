/** The product's name (site.md#product-name): it stands here and nowhere else. */
export const productName = 'Duologue'
