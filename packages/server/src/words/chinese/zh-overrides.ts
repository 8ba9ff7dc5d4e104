/**
 * Readings that the dictionary misses, a phrase a line: the phrase, a blank, a reading for each character or - to leave it.
 * A phrase counts where a word begins. The longest one wins.
 */
export const zhOverrides = `
还给 huán -
要还 - huán
还书 huán -
还钱 huán -
还他 huán -
还你 huán -
还我 huán -
还债 huán -
长得 zhǎng -
长大 zhǎng -
长高 zhǎng -
长成 zhǎng -
越长越 - zhǎng -
数一数 shǔ - shǔ
数数 shǔ shù
数到 shǔ -
数着 shǔ -
数不清 shǔ - -
教我 jiāo -
教你 jiāo -
教他 jiāo -
教她 jiāo -
教书 jiāo -
教中文 jiāo - -
教孩子 jiāo - -
背包 bēi -
背着 bēi -
背起 bēi -
背不动 bēi - -
背在 bēi -
种花 zhòng -
种树 zhòng -
种菜 zhòng -
种地 zhòng -
倒杯 dào -
倒一杯 dào - -
倒茶 dào -
倒水 dào -
倒酒 dào -
倒进 dào -
有空 - kòng
没空 - kòng
没有空 - - kòng
抽空 - kòng
射中 - zhòng
猜中 - zhòng
打中 - zhòng
看中 - zhòng
女儿 - ér
男儿 - ér
婴儿 - ér
幼儿 - ér
孤儿 - ér
胎儿 - ér
少儿 - ér
健儿 - ér
宠儿 - ér
小儿 - ér
妻儿 - ér
育儿 - ér
月儿 - ér
儿女 ér -
长长了 cháng zhǎng -
朝阳 zhāo -
相处得 - chǔ de
美得 - de
舍不得 shě bu de
重来 chóng -
一行行 - háng háng
教会我 jiāo - -
教会你 jiāo - -
数星星 shǔ - -
地方 dì fang
`
