#!/usr/bin/env python3
"""A slow, literal reading of docs/rules.md, written apart from the crate `sittuyin` and compared with it by
scripts/differential.py.

Most rulesets have no public engine to compare with, so this file stands in for one. Where it and docs/rules.md
disagree, the text wins and this file is wrong.
Square = 8*rank+file, a1 = 0. Upper case = White/Red, lower case = Black.

    python3 sittuyin_reference.py legal  RULESET FEN     sorted legal moves, status and claims, as JSON
    python3 sittuyin_reference.py perft  RULESET DEPTH FEN
    python3 sittuyin_reference.py random RULESET SEED N  N positions from random play: JSON lines {fen, legal, status, claims[, stage]}
    python3 sittuyin_reference.py games RULESET SEED N  the same, every position of each game
    python3 sittuyin_reference.py stages RULESET SEED N  N positions of random deployments, and of the rearrangement where there is one
    python3 sittuyin_reference.py directed RULESET SEED N [KIND...]  N positions of each kind where a rule bites (KINDS), the same form with "kind"

"banned" is the number of moves that the prohibition of stalemate takes away, where it takes any.

It knows nothing of counting, fifty moves, repetition, hidden order and dice.
"""
from dataclasses import dataclass, field, replace
from itertools import product

FILES='abcdefgh'
def sq(n): return FILES.index(n[0])+8*(int(n[1])-1)
def nm(s): return FILES[s%8]+str(s//8+1)
START='8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1'
XW={sq(x) for x in 'a8 b7 c6 d5 e5 f6 g7 h8'.split()}
XB={63-s for s in XW}                      # 180-degree rotation
PAWN0W={sq(x) for x in 'a3 b3 c3 d3 e4 f4 g4 h4'.split()}
PAWN0B={63-s for s in PAWN0W}
BACK_W=set(range(8))
LINE_W={sq(x) for x in 'a2 b2 c2 d2 e2 f2 g2 h2 e3 f3 g3 h3'.split()}
DIAG=[(1,1),(1,-1),(-1,1),(-1,-1)]; ORTH=[(1,0),(-1,0),(0,1),(0,-1)]
KN=[(1,2),(2,1),(-1,2),(-2,1),(1,-2),(2,-1),(-1,-2),(-2,-1)]

@dataclass(frozen=True)
class Rules:
    name:str
    deploy_order:str='AllThenAll'        # Alternate | AllThenAll | Hidden
    minors_on_back_rank:bool=False
    front_gap:bool=False                 # a4-d4 / e5-h5 usable
    rooks_back_rank_only:bool=True
    pawn_swap:bool=False
    rook_screen:bool=False               # 2nd placer's rook vs 1st placer's king
    deploy_check:bool=True               # True: no placement may leave the enemy king attacked either
    relocation_stage:bool=False
    promo_last_pawn:bool=False
    promo_step:str='None'                # None | Diagonal | Adjacent
    promo_step_safe:bool=False
    promo_no_attack:bool=False
    promo_no_check:bool=False            # direct or discovered
    stalemate:str='Draw'                 # Draw | Forbidden
    promo_only_claim:bool=False          # K+P, promotions only, not in check
    counting:str='None'                  # None | FSF | Book
    no_progress:str='None'               # None | Claim50
    repetition:str='None'                # None | Claim3
    dead_position:str='None'             # None | Auto
    dice:bool=False

FORMAL=Rules('formal',front_gap=True,rook_screen=True,stalemate='Forbidden')
MODERN=Rules('modern',deploy_order='Alternate',deploy_check=False,minors_on_back_rank=True,promo_last_pawn=True,promo_step='Diagonal',
          promo_no_attack=True,promo_no_check=True,promo_only_claim=True,counting='FSF',no_progress='Claim50',
          repetition='Claim3',dead_position='Auto')
PARLETT=Rules('parlett',minors_on_back_rank=True,rooks_back_rank_only=False,pawn_swap=True,stalemate='Forbidden')
TOURNAMENT=Rules('tournament',minors_on_back_rank=True,front_gap=True,stalemate='Forbidden')
MURRAY=Rules('murray',deploy_order='Alternate',minors_on_back_rank=True,front_gap=True,rooks_back_rank_only=False,
          pawn_swap=True,relocation_stage=True,promo_step='Adjacent',promo_step_safe=True,stalemate='Forbidden')
DICE=replace(TOURNAMENT,name='dice',dice=True,deploy_check=True,stalemate='Draw')
FEDERATION=Rules('federation',promo_last_pawn=True,promo_step='Diagonal',promo_no_attack=True,promo_no_check=True,
          promo_only_claim=True,counting='Book',no_progress='Claim50',dead_position='Auto')
ALL=[FORMAL,MODERN,PARLETT,TOURNAMENT,MURRAY,FEDERATION]
RULESETS={r.name:r for r in ALL}

class Pos:
    __slots__='b hand stm'.split()
    def __init__(s,b,hand,stm): s.b=b; s.hand=hand; s.stm=stm
    @staticmethod
    def fen(f):
        p=f.split(); bd=p[0].replace('~',''); hand=''
        if '[' in bd: bd,hand=bd[:-1].split('[')
        hand=hand.replace('-','')
        b=['.']*64; r=7; c=0
        for ch in bd:
            if ch=='/': r-=1; c=0
            elif ch.isdigit(): c+=int(ch)
            else: b[8*r+c]=ch; c+=1
        return Pos(b,sorted(hand),p[1])
    def board(s):
        out=[]
        for r in range(7,-1,-1):
            row='';e=0
            for c in range(8):
                x=s.b[8*r+c]
                if x=='.': e+=1
                else:
                    if e: row+=str(e); e=0
                    row+=x
            out.append(row+(str(e) if e else ''))
        return '/'.join(out)
    def own(s,x): return x!='.' and (x.isupper()==(s.stm=='w'))
    def opp(s,x): return x!='.' and (x.isupper()!=(s.stm=='w'))

def isw(x): return x.isupper()
def on(f,r): return 0<=f<8 and 0<=r<8
def attacks(b,s):
    """squares attacked by the piece standing on s"""
    x=b[s]; t=x.upper(); f,r=s%8,s//8; up=1 if isw(x) else -1; out=[]
    if t=='R':
        for df,dr in ORTH:
            a,c=f+df,r+dr
            while on(a,c):
                out.append(8*c+a)
                if b[8*c+a]!='.': break
                a+=df;c+=dr
        return out
    vec={'K':DIAG+ORTH,'F':DIAG,'S':DIAG+[(0,up)],'N':KN,'P':[(1,up),(-1,up)]}[t]
    return [8*(r+dr)+f+df for df,dr in vec if on(f+df,r+dr)]
def attacked(b,s,byw):
    return any(b[q]!='.' and isw(b[q])==byw and s in attacks(b,q) for q in range(64))
def king(b,w):
    k='K' if w else 'k'
    return b.index(k) if k in b else None
def incheck(b,w):
    k=king(b,w)
    return k is not None and attacked(b,k,not w)

def zone(R,w,t):
    """ranks 2-3, with rank 1 and rank 4 where the ruleset opens them; the pawns' own squares count once vacant"""
    if t=='R' and R.rooks_back_rank_only: z=set(BACK_W)
    else:
        z=set(range(8,24))
        if R.minors_on_back_rank: z|=BACK_W
        if R.front_gap: z|=set(range(24,32))
        if t=='R': z|=BACK_W
    return z if w else {63-s for s in z}
def swapdest(w):
    z=LINE_W|BACK_W
    return z if w else {63-s for s in z}

def apply(p,m):
    b=p.b[:]; hand=p.hand; w=p.stm=='w'
    if '@' in m:
        t=m[0]; x=t if w else t.lower(); to=sq(m[2:4])
        if ',' in m: b[sq(m[5:7])]='P' if w else 'p'
        b[to]=x; hand=list(hand); hand.remove(x)
    else:
        fr,to=sq(m[:2]),sq(m[2:4]); x=b[fr]; b[fr]='.'
        if len(m)==5: x='F' if w else 'f'
        b[to]=x
    return Pos(b,hand,'b' if w else 'w')

def pieces(p,w): return [x for x in p.b if x!='.' and isw(x)==w]
def handof(p,w): return [x for x in p.hand if isw(x)==w]

def drops(p,R):
    w=p.stm=='w'; out=[]; P='P' if w else 'p'
    for x in sorted(set(handof(p,w))):
        t=x.upper(); z=zone(R,w,t)
        for s in sorted(z):
            if p.b[s]=='.': out.append(f'{t}@{nm(s)}')
        if R.pawn_swap:
            for s in range(64):
                if p.b[s]==P:
                    for d in sorted(swapdest(w)):
                        if p.b[d]=='.': out.append(f'{t}@{nm(s)},{nm(d)}')
    ok=[]
    for m in out:
        q=apply(p,m)
        if incheck(q.b,w) or R.deploy_check and incheck(q.b,not w): continue
        if R.rook_screen and not w and m[0]=='R':
            k=king(p.b,True)
            if k is not None and k%8==sq(m[2:4])%8:
                f=k%8; mid=[q.b[8*r+f] for r in range(k//8+1,sq(m[2:4])//8)]
                if not any(c not in '.Pp' for c in mid): continue
        ok.append(m)
    return ok

def promos(p,R):
    w=p.stm=='w'; F='F' if w else 'f'; P='P' if w else 'p'
    if F in p.b: return []
    X=XW if w else XB; pw=[s for s in range(64) if p.b[s]==P]; out=[]
    for s in pw:
        if not (s in X or (R.promo_last_pawn and len(pw)==1)): continue
        cand=[s]; f,r=s%8,s//8
        vec={'None':[],'Diagonal':DIAG,'Adjacent':DIAG+ORTH}[R.promo_step]
        for df,dr in vec:
            if on(f+df,r+dr) and p.b[8*(r+dr)+f+df]=='.': cand.append(8*(r+dr)+f+df)
        for t in cand:
            m=nm(s)+nm(t)+'f'; q=apply(p,m)
            if t!=s and R.promo_step_safe and attacked(q.b,t,not w): continue
            if R.promo_no_attack and any(p.opp(q.b[z]) for z in attacks(q.b,t)): continue
            if R.promo_no_check and incheck(q.b,not w): continue
            out.append(m)
    return out

def L0(p,R,stage=None):
    """legal moves before the stalemate prohibition. stage: None=play, 'reloc'=Murray stage 2"""
    w=p.stm=='w'
    if handof(p,w):
        d=drops(p,R)
        if d: return d
    out=[]
    up=1 if w else -1
    if stage=='reloc':
        half=range(0,32) if w else range(32,64)
        for s in range(64):
            x=p.b[s]
            if not p.own(x): continue
            if x.upper()=='P':
                t=s+8*up
                if 0<=t<64 and p.b[t]=='.': out.append(nm(s)+nm(t))
            else:
                for t in half:
                    if p.b[t]=='.': out.append(nm(s)+nm(t))
        res=[]
        for m in out:
            q=apply(p,m)
            if incheck(q.b,w): continue
            if p.b[sq(m[:2])].upper()!='P' and R.deploy_check and incheck(q.b,not w): continue
            res.append(m)
        return res
    for s in range(64):
        x=p.b[s]
        if not p.own(x): continue
        for t in attacks(p.b,s):
            if x.upper()=='P':
                if p.opp(p.b[t]): out.append(nm(s)+nm(t))
            elif not p.own(p.b[t]): out.append(nm(s)+nm(t))
        if x.upper()=='P':
            t=s+8*up
            if 0<=t<64 and p.b[t]=='.': out.append(nm(s)+nm(t))
    out+=promos(p,R)
    return [m for m in out if not incheck(apply(p,m).b,w)]

def stalemating(p,m,R):
    q=apply(p,m); w=q.stm=='w'
    return not incheck(q.b,w) and not L0(q,R)
def legal(p,R,stage=None):
    m=L0(p,R,stage)
    if R.stalemate=='Forbidden' and not p.hand and stage is None:
        m=[x for x in m if not stalemating(p,x,R)]
    return m
def verdict(p,R,stage=None):
    """status: ongoing | checkmate | stalemate (draw) | no-lawful-move (draw: every move would stalemate) | dead-position (draw)"""
    w=p.stm=='w'; l0=L0(p,R,stage); claims=[]
    if not l0: status='checkmate' if incheck(p.b,w) else 'stalemate'
    elif not legal(p,R,stage): status='no-lawful-move'
    elif R.dead_position=='Auto' and not p.hand and insufficient(p,True) and insufficient(p,False): status='dead-position'
    else: status='ongoing'
    if status=='ongoing' and R.promo_only_claim and not incheck(p.b,w) and len(pieces(p,w))==2 and ('P' if w else 'p') in p.b \
       and all(len(m)==5 and '@' not in m for m in l0): claims.append('promotions-only')
    return {'status':status,'claims':claims}
def insufficient(p,w):
    """side w cannot mate by any series of moves, material test (same verdicts as Fairy-Stockfish)"""
    me=[x.upper() for x in pieces(p,w)]; them=[x.upper() for x in pieces(p,not w)]
    if 'R' in me or 'S' in me: return False
    fs=[(s%8+s//8)%2 for s in range(64) if p.b[s].upper()=='F']
    nonkf=[x for x in me+them if x not in 'KF']
    if 'F' in me and (len(set(fs))==2 or nonkf): return False
    if any(x in 'NP' for x in me) and len([x for x in me+them if x!='K'])>=2: return False
    return True
def play(p,m,R):
    """apply() plus the deployment turn order"""
    q=apply(p,m); w=p.stm=='w'
    if '@' in m and R.deploy_order=='AllThenAll':
        if handof(q,w): q.stm=p.stm                 # same side keeps placing
    return q
def perft(p,R,d):
    ms=legal(p,R)
    if d==1: return len(ms)
    return sum(perft(play(p,m,R),R,d-1) for m in ms)
def fen(p):
    return p.board()+'['+''.join(p.hand)+'] '+p.stm+' - - 0 1'
def row(p,R,stage):
    x={'fen':fen(p),'legal':sorted(legal(p,R,stage)),**verdict(p,R,stage)}
    if stage: x['stage']='rearrange'
    banned=len(L0(p,R,stage))-len(x['legal'])
    if banned: x['banned']=banned
    return x
def random_positions(R,seed,n,share=.25):
    """Positions met in random games from the start array; promotions and captures are favoured so rare rules occur.
    Where the ruleset has the rearrangement stage, it is played (its positions carry "stage": "rearrange")."""
    import random
    rng=random.Random(seed); out=[]
    while len(out)<n:
        p=Pos.fen(START); ply=0; stage='pending' if R.relocation_stage else None
        while len(out)<n and ply<160:
            if stage=='pending' and not p.hand: stage='reloc'
            st='reloc' if stage=='reloc' else None
            ms=legal(p,R,st)
            if ply>0 and rng.random()<share: out.append(row(p,R,st))
            if not ms: break
            hot=[m for m in ms if '@' not in m and (len(m)==5 or p.b[sq(m[2:4])]!='.')]
            m=rng.choice(hot) if hot and rng.random()<.5 else rng.choice(ms)
            if st and p.b[sq(m[:2])].upper()=='P': stage=None
            p=play(p,m,R); ply+=1
    return out
def stage_positions(R,seed,n):
    """Every position of random deployments; where the ruleset has it, of as long a rearrangement after each."""
    import random
    rng=random.Random(seed); out=[]
    while len(out)<n:
        p=Pos.fen(START); plies=0; stage=None
        while len(out)<n:
            if not p.hand:
                if not R.relocation_stage or plies==32: break
                stage='reloc'
            ms=legal(p,R,stage)
            if plies>0: out.append(row(p,R,stage))
            # A pawn's step would end the rearrangement.
            if stage: ms=[m for m in ms if p.b[sq(m[:2])].upper()!='P']
            if not ms: break
            p=play(p,rng.choice(ms),R); plies+=1
    return out
KINDS=('ban','promotion','check','mate-or-stalemate','deployment')   # no-lawful-move is too rare: tests/data/no_lawful_move.jsonl has it
def kind(p,R,x):
    if p.hand: return 'deployment'
    if x['status']=='no-lawful-move': return 'no-lawful-move'
    if x['status'] in('checkmate','stalemate'): return 'mate-or-stalemate'
    if R.stalemate=='Forbidden' and len(L0(p,R))>len(x['legal']): return 'ban'
    if any(len(m)==5 and '@' not in m for m in x['legal']): return 'promotion'
    return 'check' if incheck(p.b,p.stm=='w') else None
def directed_positions(R,seed,n,want=KINDS):
    """Positions where a rule of this ruleset bites, n of each kind that the ruleset has ("kind" says which):
    sparse boards with a cornered king, frozen pawns, no general and pawns on the X; and half-made deployments."""
    import random
    rng=random.Random(seed); out=[]; have={k:0 for k in want}; tries=0
    goal={k:n for k in want if R.stalemate=='Forbidden' or k!='ban'}
    while any(have[k]<goal[k] for k in goal) and tries<300*n*len(goal):
        tries+=1
        if have.get('deployment',0)<goal.get('deployment',0) and rng.random()<.1:
            p=Pos.fen(START)
            for _ in range(rng.randrange(1,16)): p=play(p,rng.choice(legal(p,R)),R)
        else:
            w=rng.random()<.5; me,you=('KFSNRP','kfsnrp') if w else ('kfsnrp','KFSNRP')
            b=['.']*64
            corner=[s for s in range(64) if s%8 in(0,7) or s//8 in(0,7)]
            b[rng.choice(corner)]=you[0]
            def put(x,pool=range(64)):
                free=[s for s in pool if b[s]=='.']
                if free: b[rng.choice(free)]=x
            k=b.index(you[0]); near=[s for s in range(64) if 1<max(abs(s%8-k%8),abs(s//8-k//8))<=3]
            put(me[0],near if rng.random()<.8 else range(64))
            for _ in range(rng.randrange(1,4)): put(me[rng.choice([1,2,3,4,4])] if me[1] not in b else me[rng.choice([2,3,4])],near)
            for side,X in ((me,XW if w else XB),(you,XB if w else XW)):
                for _ in range(rng.randrange(0,3)): put(side[5],sorted(X) if rng.random()<.5 else range(8,56))
            if rng.random()<.3: put(you[rng.choice([2,3,4])])
            if rng.random()<.25: put(you[1]) if you[1] not in b else None
            for s in list(range(8)): b[s]='.' if b[s]=='P' else b[s]
            for s in list(range(56,64)): b[s]='.' if b[s]=='p' else b[s]
            p=Pos(b,[], ('w' if w else 'b') if rng.random()<.75 else ('b' if w else 'w'))
            if incheck(p.b,p.stm!='w'): continue
        x=row(p,R,None); k=kind(p,R,x)
        if k in goal and have[k]<goal[k]: have[k]+=1; out.append(dict(x,kind=k))
    return out
def main(a):
    import json
    R=RULESETS[a[1]]
    if a[0]=='legal':
        p=Pos.fen(a[2]); print(json.dumps({'legal':sorted(legal(p,R)),**verdict(p,R)}))
    elif a[0]=='perft': print(perft(Pos.fen(a[3]),R,int(a[2])))
    elif a[0]=='random':
        for x in random_positions(R,int(a[2]),int(a[3])): print(json.dumps(x))
    elif a[0]=='games':
        for x in random_positions(R,int(a[2]),int(a[3]),1): print(json.dumps(x))
    elif a[0]=='stages':
        for x in stage_positions(R,int(a[2]),int(a[3])): print(json.dumps(x))
    elif a[0]=='directed':
        for x in directed_positions(R,int(a[2]),int(a[3]),a[4:] or KINDS): print(json.dumps(x))
    else: raise SystemExit(__doc__)
if __name__=='__main__':
    import sys
    main(sys.argv[1:]) if len(sys.argv)>3 else sys.exit(__doc__)
