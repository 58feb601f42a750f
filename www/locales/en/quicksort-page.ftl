how-1 = Choose one element, the pivot. Move everything smaller to its left and everything larger to its right. Then the pivot is in its final place. Sort each side in the same way.
how-2 = Four pointers stand where four areas begin. These are the smaller elements (<point>first</point>), those equal to the pivot (<point>equal</point>), those not looked at (<point>next</point>) and the larger ones (<point>larger</point>). Each step looks at the element at <point>next</point> and puts it into its area. Every claim about the areas stays true: this is the invariant, and “Program” checks it.
how-3 = When every element has been looked at, two sides remain. The shorter side gets a new call. The longer side comes afterwards in the same call, because nothing else is left to do there. So a new call has at most half as many elements as the call around it. That is why at most floor(log₂ N) calls wait: 6 for 64 elements, 16 for 100,000, whatever the list.
how-4 = Time is another matter. If the pivot is always the smallest element, N elements take N(N−1)/2 comparisons. Against any rule that looks at a few elements and not at chance, somebody can build a bad list. Each time the program compares two elements, they choose the answer, so that every pivot turns out badly. Against a pivot chosen at random there is no such list, only bad luck. A rule that finds the true median has no bad list either, but finding it takes comparisons, too.
how-5 = Elements equal to the pivot cost one comparison each. They stay together in the middle: a smaller element that comes in may swap with the first of them, and once the part is divided, none of them moves again. With two areas instead of three, they would be compared again in part after part.
try-1 = 64 elements, printed row by row as one picture.
try-2 = Choose every pivot yourself.
try-3 = Three ways to divide a list, side by side.
try-4 = The longer side gets the new call: how many calls wait?
try-5 = A list built so that the middle element is a bad pivot.
try-6 = The same list, with pivots chosen at random.
try-7 = 20,000 elements as one picture.
try-8 = Sort the small parts by sorting networks.
try-9 = Quicksort against insertion sort and bubble sort.
note-1 = The program in the blog post “Reinvent wheels” (see “Sources”) asks <point>*pe == *pu</point> first. Only then does it ask whether <point>pu</point> is still inside, and so it reads one element past the end. The program here asks in the other order.
note-2 = People often say of any quicksort that “the stack is log N”. It is true of this one, because only the shorter side gets a new call. If the longer side gets it, a list of 64 built against the pivot leaves 63 calls waiting.
note-3 = When small parts are not sorted in another way, at most floor(log₂((N+1)/3))+2 calls are open at once, the running one included. This happens when N = 3·2^k−1 and every pivot is the median. The lists that make quicksort slow leave its stack almost empty.
note-4 = The program in the blog post asks up to three questions about an element. Here one comparison has three answers: smaller, equal or larger. Elements and pointers move in the same way.
note-5 = The race shows what three areas cost: an element larger than the pivot is swapped even if it was already on the correct side, unless it is the last one that is compared. Hoare’s partition swaps only elements on the wrong side, or equal to the pivot.
source-1 = “Reinvent wheels, my quick sort implementation, just for fun”, a post in a personal blog in Chinese and English: quicksort with four pointers. This page calls it the blog post.
source-2 = C. A. R. Hoare: “Quicksort”, <em>The Computer Journal</em>, 1962.
source-3 = M. D. McIlroy: “A killer adversary for quicksort”, <em>Software: Practice and Experience</em>, 1999.
source-4 = J. L. Bentley, M. D. McIlroy: “Engineering a sort function”, <em>Software: Practice and Experience</em>, 1993.
