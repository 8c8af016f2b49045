import type { Act } from '@meridian/text'

/**
 * Which sentences of mails of public lists ask for something, take something on or speak of a meeting. Their writers did
 * not label this: the sentences were read for it here. A mail is named by its commit in the list's public-inbox archive,
 * a sentence by the beginning of the SHA-256 of its text.
 */
export interface ListMail {
  readonly list: string
  readonly commit: string
  readonly acts: Readonly<Record<Act, readonly string[]>>
}

/** One mail a line: its commit, and behind `r:`, `c:` and `m:` the sentences. */
const mails_by_list: Readonly<Record<string, string>> = {
  openbmc: `
    75ebc4bb01
    aded1a5260
    b8ed222e17 m:3bb8a1,4b7f76,acd908
    4cfc83eb7a m:8bf5ff,966e8a,6f2474,584508,8899a7 c:584508
    7549d1e4f7
    6fa95a2ffb r:45011f,ba679c,e41182,1c276f,df0f61,98be63,3c042b m:3b97b9
    dc395db991 r:ff2c71,0025d6 m:af5cc5,ff2c71,0025d6
    fb8525b487 r:ce2254,8870e0 m:bf3a0e,b92d4a,165345,ce2254,a7af6d,fe9bb9,dd411a
    e0fe021bd9 r:a443fd,bde660,635912,35c183,06113d c:2a6e77 m:f3386e,c801bd,a443fd
    a026cf6f30 m:444789,9dea89
    65f3da9819 r:15ac2b c:736479 m:f42c2f,8bf21d,736479
    d2409a8d3d r:10d506 m:e52a51,36e7fd,191319,10d506,9e75d1
    e7bb569a1a r:754dfe
    1958eb14b7
    98d6de7e44
    d88c4c300c r:0d071e,21c917,956229 c:d2a064 m:d2a064,2dd4bd,ed17fc,7589ca,2c0155,0d071e,21c917
    16835494ea m:851815,6c8242
    a49b99d0fb
    518d6c7a50 r:e09e0c
    1c738a3cf2
    db5bcf5436 m:dca696,fa8634,e9d28c
    ef81d13319 r:e800bd
    f338adbffb r:e404e4,9cb922 c:00b82e,4bb247
    37984a2885 r:c7bfe3 m:7be22f,c7bfe3,985108,1a396e,fb9953
    85f13ca1da
    a3e71a593f r:af8e79
    6ec6133d5c c:e25b8d,8a503e m:2bf4d3,e25b8d,8a503e
    ca4dfb1d10 r:68ffb1,b1b174 m:2cf1a7
    4a8e355258
    0a8988eea1 r:049295 c:212cb0 m:9ae16c,212cb0,9bf0b2,0411e6,42d393,49876b,1c043b,049295
    3e630f4c8a
    466ec613a4 r:4d3ba6,20379e m:7dd07c,9bf0b2,0411e6,d9e6f4,49876b,1c043b
    101594621c r:41a608,bcbe79,d2cd28,cd6ad1,3283a4,179899,1798f8,068d4b m:8c7004,1e5635,9040bd,be4ee2,b614fd,41a608,179899,1205d7
    a6de81562b r:dff2ce m:1ed6b5,dff2ce,a254b0,5b0202
    209167cf4a r:b354aa,75de56
    37a74c088b m:dc0f7c,c718b2,edc285,57894c
    1193f87024
    3cb4d0bd60 r:10d506 m:a1bf2d,36e7fd,191319,9e75d1
    8fb83793e8 r:af20da m:af20da
    d34a4d40b6 r:c7a9df m:f2249b,c7a9df
    2e9c3fd3d4 r:a277c5 c:e073c4 m:e073c4,d59d1a,34196c
    bc7bbc2bad m:e40966,e2346d,f72d4f,b4341e,bbe780
    4bdeb0a450
    aa4d71460d r:76b14d m:76b14d,e6b45f,f8b21a
    415a0c2bd7 m:389ba2,b4ba0b
    ec2150594f r:e529b4
    77ab2dbab8 r:e70464
    fdee7eb2e4
    2a07a13c12 m:4418af,0384c0,f27d5b
    1fdbc26518
    b5fba2ce46 r:d42f32 c:3726bf m:0c0374,d2959a
    d996bcb4da m:079f0e,40bbe7,191319
    65d19ae303 r:9d4352 m:bb010f,b380fd,1e9830,9d4352,c19588,318cda
    1b8bb3f710 r:1b0e97 m:60c2be,1b0e97
    6f73f9a663 r:4ef1a7 c:25c16a m:ce2299,a52729,25c16a,4ef1a7,052184,d068bd,924de3,4ea762
    13cd49d91b r:a692b7
    72faf1d44c
    cea0e0c5ab r:a8f178,41af59 m:8d4dc8,a8f178,41af59
    cc8a084be5 m:ee241f
    805a67dff5 r:0a4508,c483e5,59c3da
    e52cf6a107 r:b4c5ef
    8a7eb7113e r:e08f16 m:f76728,e08f16
    ebf31bd453 r:03782b,f277bc m:b360d6,36d9e2,c19459,ba538c,e11f70,03782b
    37d5aa8d08
    e3faa186c7 m:c3ca8d
    815a00762e r:ba71c1,c4b50d m:5a0a76,ed2a29,2d4101,60d516,3c0e45,77155c
    343ee1321e m:5bd414
    a431fac8d4 r:4495aa m:75b920
    3cc59b8041
    feb23331bd m:d6262b,24cfc0,2976b0
    dd5bdba015
    450c3fac0d r:665a7d
    e861e7090f r:f0b5b0,0674db,a7f458
    c0c3a13532 r:bf3558 c:ab1841,baa566
    bc818c2c11 r:6586ab,fcda33
    2ed5d1a9a4 r:dfa6f7
    c67387b72d r:5dd4b8
    4c9fb17270 r:b9c04b,64e7a8,5286c2,917cf0,58620d
    cef86e090e
    f70f031cef
    fc39422c4c r:835ac3
    d489c37c3b r:83a30e
    9856f0afbd r:f134d1,2af8b4
    6828d6d2f1 r:8c6268,1a1cf0
    f08c97510c r:27aecd
    8eda18b219 r:cdcf07 c:80b344
    18d07b0c20 r:e10e7c
    7c22475135 c:16917c
    c413949753 r:96866e c:f439b6,814ec7 m:f439b6,814ec7,cf224b,3c5951,b41112,93e907,96866e
    8a1872b41c
    c38e0dbe57 r:f2f2ae
    e51e14a609
    1f21a56857 c:49b049
    9852812ea5
    83b3d73b4c r:51fc3f m:ae61c2,51fc3f
    9ade1d05d8
    4710e86df8 r:a56fbe,aff450,983613 m:a56fbe,79ba88,f5514d
    78a8be5186
    4626d8dc1e
    563539d6f2
    ab24efec4c
    a44caa7fee
    28387bc135 r:a0f2da
    67d29e2756
    25763d9c5e
    c64e4ca2e8 r:25fe58
    758ecf0d0d r:1bd6b0,acbf8c
    b9ef943af4 r:c38cd5
    17b6088dbd r:a7f537,fa0302,f9fcfd
    f516a02c53 r:8cc27c
    9cb497ce78 r:b5ceb8,e96328 c:e96328
    c26f2cdd51 r:0fb850
    c7de073819 r:8269d5
    18e0b88d2a r:701342,958897,931f17,5e1c4b,940401,ccd0c4
    db6f85979d
    91af641978
    f27284573d r:6a299a
    05907b2973
    f1764abae0 r:0f0591
    6de6d5ea07 c:ac79e6
    ce98330b0a r:42de9c,51da4c
    a9ff85c55a
    8905818a45 r:1ec663 c:67aaa6
    75abd7f2d2 r:379ccd c:86679d
    2f629a2452
    b44b305d97 r:f25756,a7d400
    a4948c2286
    571d0b46cb r:002d62 c:16a788
    de48a76d6f r:fa4529,cdf8e7
    bf1e822e13 c:c68569
    0d13239aed r:330147
    936c864784 r:bd91d7,ebeafc
    408e274e21
    39b5e97330 r:579f8d,f46f84,672652
    c335b46001
    9e3a8bcc18 r:ab0d7a,716699
    7cffcef81b
    0fc2369b39 r:0507ea
    530ed547e9 r:3a76e6,95bb88,73767a
    a608e431a6
    ff21c5e322 r:60aae3
    b89b8fe075 r:ea303d m:8b77af,dbde8b,acd908
    83130b4a0a
    5167694c4a m:e166df,f27d5b
    089a5f2e35 m:f1347a,83ade4
    b561dfdfb1
    1bc32eaff5 r:dff2ce m:dff2ce,a254b0,5b0202
    408bca34ee r:4f06c7
    eb8fbb5ed1 m:9a0855,c8d2f0,b20f2d,d45198,822902,d7ddf7
    2e406d9bb7 m:1a580e,9d0d91,13354e,f27d5b
    a7e535958b r:a6c778 m:949672,7a767c,a6c778
    714e98ac94
    f80cccdb42
    ccd9cd4afe r:a7cfbb,1aebee c:15f377 m:a09144,9c5b42
    f3f34224d8 r:f1168a
    8ad4b39790 r:c38058 m:926ca5,bea346,c38058
    09cbcc718d r:619170 m:674829,b4f3c7,d65d46,619170
    b6cd51f2bd r:40f96d c:7fe302,36a896
    8d3d41f251 r:8f4bd9 c:e842e9 m:784022,f258ff,764842,a8690b,e842e9,9a94ae,5f19bf
    b5cb655506 r:d49cd3
    2a3150a119 m:8042b4,7f11c0,ba2a69
    efe90d7e9a r:96dda3,bac2ab c:fa51e0 m:bac2ab
    9bda7e2374 r:e5bb54,c5cd9d,0eb7f5 m:d80dd4,1d79d5,ffbd8e,b59116,df4897,922b0a
    f1b9979815 r:079a96 c:a7b2b3 m:079a96,a7b2b3
    4a4413af79 r:10d506 m:159c63,36e7fd,191319,10d506,9e75d1
    34f732487d r:ce2254,8870e0 m:291f48,b92d4a,165345,ce2254,a7af6d,fe9bb9,dd411a
    6c1e7f4179
    0bdab048a9 r:21c408
    1fb70275af r:868ee7,aaaff3,d54916
    8bdbebbdda
    0072d9e6f3 c:0c98be
    f62986b122
    e0de498ce6
    107a719705 r:cce73e
    b4a718e6d8 r:70e22d
    fc114c399a r:f88873
  `,
  'ksummit-discuss': `
    a43e43bf57
    ccb4f92a57
    eea652ced7
    69c8d13bd1
    8b0c0d778b r:25fe58
    600ab089b9 r:66327f,c22f97,1ff771
    7e4c868de8
    af21738612
    97ae52e7cc
    0a1b696d92 r:eb2126
    18191024f1 r:0142f4 m:5cb7bb,0142f4
    d55557e7fe
    1339c885ff
    b466cd83f4
  `,
  ksummit: `
    3810a46230
    c8655afdc5
    46de31ad89
    8294a22a9a
    b0c5858e5f r:8e4fcc
    96bdd96b1f c:dca064
    5d6e463876 m:56e20c,c243bb
    bf00f9edb7
    db02b2e612 r:3152ce
    00cc275a03
    828cacc4f5
    271f7adf36
    193e8e4df5
    9c3d93433b
    1cedd49625
    a13cd3b2b1 r:0e4b18,494ee0,fe5a85
    8ae32df51d r:3abf4b,4e81a1
    34c4907180
    54e87d94fa
    fd4ef5fdfa
    26e3c8f199
    5b6a3cc498 r:046919
    0848d0d9bb
    29b853daec m:c0937c
    bf42197fa9
    2f11071188 r:8da6e8
    ca17af9ef3 r:98523e,e3f229
    a081676448 r:084760
    530086c279
    0767f9fd6c r:24ae84
    b06b6278ae r:cd7605,50c2dd
    c591347f0e
    0a498daa4a r:8077a7
    2f52cb47ce r:dad10d,57e1a9,9086a1
    ee4e9c6808
    4c8cd2f0ea r:9a5849
    85d7b3e7c1
    85e62b2cac
    4d222353a5 r:5a5117 c:5a5117
    90307d14cb
    cdd1f96fb5
    647a500d97 r:ab8d6c
    684359dae4
    ae2c1a873c r:19d116,3099db,664b4a,25fe58
    29b94f55c2
    5bf9bfb3aa
    c50b369aea
    34fadae287
    cff49e6ec4
    3a860b7117
    468047810b
    df53c33d44 r:e45777
    12c78a302f
    5547eb62d6
    0ba03a9d1e
    c6d97e0e27
  `,
  'usrp-users': `
    d921843e0a m:97b73f,ba60ef,8c5972,d4736b
    1f0f2c1623 r:5fc2e6,b2e54e
    0f774b59cd r:e8a5b5
    b3aea3dbf0
    7706f777ee r:b22557
    b6123dd334 r:bb9ff7
    6860b3a5a6
    d8409ad1e7 r:8a65f4
    d9feede03b
    598988e2d4 r:20b367
    2145c400ad
    6015a7a19a
    63b6861c77 r:91813b
    fbadc07a82
    0f85c3c0c0
    c077d89ed2
    5c631133ad r:55fd3e,d7c28f c:97c020
    6d82a5d651 r:87df61,c92972
    3ebad08bd2 r:8387fd
    9c810afcfa r:a46e1c,9621a7
    e64e03e785
    157b789933
    c54a543ab8 c:d2e0b1,23ffe2
    33f95a1718 c:bb6110
    057b7cd74f
    91d89cd758
    aa799fbe2c r:3a2778
    724363b80b r:6d5b61,317b11,ca6546
    f55eb45bd8
    0fbdd94c91
    7298460f86 r:20a989
    16a9941eb6
    4925d33614
    1050750e0b r:38dc87
    a00b58b3ce r:7f7513
    fd0649c6ba
    2d5af32ce3 r:364b1a
    0552ffbc79
    1d27d1bfa9
    d91622bed2
  `,
}

export const list_acts: readonly ListMail[] = Object.entries(mails_by_list).flatMap(([list, mails]) =>
  mails
    .trim()
    .split('\n')
    .map((line) => readMail(list, line.trim().split(' '))),
)

function readMail(list: string, [commit = '', ...parts]: readonly string[]): ListMail {
  const marks = (letter: string) =>
    parts
      .find((part) => part.startsWith(letter))
      ?.slice(letter.length)
      .split(',') ?? []
  return { list, commit, acts: { request: marks('r:'), commitment: marks('c:'), meeting: marks('m:') } }
}
