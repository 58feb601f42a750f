how-1 = Choose one element, the pivot. Move whatever is smaller to its left, and whatever is larger to its right. Then the pivot is where it belongs for good, and the same is done with the two sides.
how-2 = Four pointers divide the part: <point>p<<<</point> begins the smaller elements, <point>p===</point> those equal to the pivot, <point>p...</point> those not looked at, <point>p>>></point> the larger ones. Each step looks at the element at <point>p...</point>, puts it where it belongs, and leaves everything that is claimed of the areas true. That is the invariant; “Program” ticks it off.
how-3 = When nothing is left to look at, only the two sides remain. The shorter one is called; the longer one is done after it in the same call, since nothing else remains to be done there. So each call holds at most half of the one around it, and at most floor(log₂ N) calls wait: 6 of 64 elements, 16 of 100,000, whatever the list.
how-4 = Time is another matter. If the pivot is always the least, N elements take N(N−1)/2 comparisons. Against any rule without chance somebody can build a bad list, by answering the comparisons as they come so that the pivot turns out badly every time. Against chance there is no such list, only bad luck.
how-5 = Equal elements cost one comparison each and are done with. With two areas instead of three they would be carried on from part to part.
try-1 = Watch 64 elements from the beginning, step by step.
try-2 = Choose every pivot yourself.
try-3 = Three ways to divide, side by side.
try-4 = The longer side first: what becomes of the stack?
try-5 = A list built against the middle element.
try-6 = The same list, with the pivot at random.
try-7 = 20,000 elements as one picture.
try-8 = Small parts by sorting networks.
note-1 = The document’s program asks <point>*pe == *pu</point> before it asks whether <point>pu</point> is still inside, and so reads one element past the end. The one here asks first.
note-2 = “The stack is log N” is often said of any quicksort. It is true of this one because the shorter side is called and the longer one is not. Call the longer one first, and a list of 64 that is built against the pivot leaves 63 calls waiting.
note-3 = Without a cutoff the exact maximum is floor(log₂((N+1)/3))+2 live calls, reached when N = 3·2^k−1 and every pivot is the median. The lists that make quicksort slow leave its stack all but empty.
note-4 = The document asks up to three questions of an element. Here it is compared once, with three answers; elements and pointers move as there.
note-5 = The race shows what three areas cost: whatever is larger than the pivot is swapped, even where it stood well. Hoare’s partition swaps only elements that stand wrong or equal the pivot.
source-1 = A personal blog, in Chinese and English: quicksort with four pointers, and sorting networks for up to 32 elements.
source-2 = C. A. R. Hoare: “Quicksort”, <em>The Computer Journal</em>, 1962.
source-3 = M. D. McIlroy: “A killer adversary for quicksort”, <em>Software: Practice and Experience</em>, 1999.
source-4 = J. L. Bentley, M. D. McIlroy: “Engineering a sort function”, <em>Software: Practice and Experience</em>, 1993.
